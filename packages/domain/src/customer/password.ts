import { z } from 'zod';
import { leastPasswordLength, mostPasswordLength, passwordPatterns } from '../calls/field-patterns.ts';

const [withLetter, withNumber] = passwordPatterns;

/** Breached ones are refused by the server. */
export const newPassword = z
  .string()
  .min(leastPasswordLength)
  .max(mostPasswordLength)
  .regex(withLetter)
  .regex(withNumber);

/** A password somebody already has may be older than the rule. */
export const knownPassword = z.string().min(1).max(mostPasswordLength);
