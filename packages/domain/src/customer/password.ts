import { z } from 'zod';

/** B§5: one letter and one number; ours also asks for ten characters. Breached ones are refused by the server. */
export const newPassword = z
  .string()
  .min(10)
  .max(128)
  .regex(/\p{L}/u)
  .regex(/\p{Nd}/u);

/** A password somebody already has may be older than the rule. */
export const knownPassword = z.string().min(1).max(128);
