import { z } from 'zod';
import type { ZodType } from 'zod';

export const text: ZodType = z.string();
