import { z } from 'zod';

const percent = z.int().min(0).max(100);

/**
 * What has to be seen of a picture wherever a page shows only a part of it: percent from the left and from the top. Apart
 * from the addresses of pictures, which browsers ask for: they load no schemas.
 */
export const focusPoint = z.strictObject({ x: percent, y: percent });
export type FocusPoint = z.output<typeof focusPoint>;
