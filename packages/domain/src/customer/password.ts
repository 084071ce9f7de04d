import { z } from 'zod';
import { leastPasswordLength, mostPasswordLength } from '../calls/field-patterns.ts';

/** Breached ones are refused by the server. */
export const newPassword = z.string().min(leastPasswordLength).max(mostPasswordLength);

/** A password somebody already has may be older than the rule. */
export const knownPassword = z.string().min(1).max(mostPasswordLength);

/** What whoever attacks this shop tries first: its name, what it sells, who works there, and what every shop is greeted with. */
const wordsOfTheShop = [
  'tradehall',
  'equipment',
  'gastro',
  'kitchen',
  'shop',
  'customer',
  'company',
  'superadmin',
  'administrator',
  'admin',
  'operator',
  'manager',
  'vendure',
  'welcome',
  'password',
  'passwort',
  'login',
];
const anyWord = new RegExp(wordsOfTheShop.join('|'), 'g');

/** Made of nothing but such words, digits and signs, like `Tradehall-2026`: nobody needs a leak to guess it. */
export function isMadeOfShopWords(password: string): boolean {
  const letters = password.toLowerCase().replace(/\P{L}/gu, '');
  return letters !== '' && letters.replace(anyWord, '') === '';
}
