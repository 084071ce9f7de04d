import { z } from 'zod';

// What several requests of the middleware name: a cart by its id in the engine, and the intent that makes a repeated
// request find its first answer.
export const cartId = z.coerce.number().int().positive().max(2_147_483_647);
export const intentId = z.string().min(8).max(64);
