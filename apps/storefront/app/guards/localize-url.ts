import { moveTo, proceed } from './guard.ts';
import type { Guard } from './guard.ts';

/** B§2.2: who chose another language of the store before finds its home page. Any other address says its language itself. */
export const localizeUrl: Guard = (request) => {
  const { country, localeCookie, path } = request;
  const index = country.locales.findIndex((locale) => locale === localeCookie);
  const language = country.languages[index];
  return path === '/' && index > 0 && language !== undefined ? moveTo(`/${language}/`, 302, request) : proceed;
};
