import { moveTo, proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathInLanguage } from '../routing/language-of-path.ts';

/** B§2.2: the alternative home leads to the home page of its language. */
export const homeRedirection: Guard = (request) => {
  const language = languageOfPath(request.path, request.country);
  const isAlternativeHome = ['/home', '/home/'].includes(pathInLanguage(request.path, language));
  return isAlternativeHome ? moveTo(language.basename, 308, request) : proceed;
};
