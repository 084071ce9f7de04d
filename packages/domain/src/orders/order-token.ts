import { z } from 'zod';

/** Opens one order for whoever holds it, for a while. */
export const orderToken = z.string().min(1).max(500);
