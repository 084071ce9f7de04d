import { languages } from '@tradehall/domain/locales/languages.ts';
import { moveTo, notFound, type Guard } from './guard.ts';

/** B§2.2: the prefix of the default language is taken away, the country's others stay, all further ones lead nowhere. */
export const prefixChecker: Guard = (request) => {
  const { country, path } = request;
  const [defaultLanguage] = country.languages;
  const segments = path.split('/').slice(1);
  const firstOther = segments.findIndex((segment) => segment !== defaultLanguage);
  const rest = firstOther === -1 ? [] : segments.slice(firstOther);
  const prefix = languages.find((language) => language === rest[0]);
  return prefix !== undefined && !country.languages.includes(prefix)
    ? notFound
    : moveTo(`/${rest.join('/')}`, 308, request);
};
