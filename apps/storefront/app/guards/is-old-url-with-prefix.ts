import { isPreset } from './check-search-params.ts';
import { moveTo, proceed, type Guard } from './guard.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../routing/language-of-path.ts';

/** Inside a language; `slug` is percent-encoded. */
function newPath(prefix: string, slug: string, nativeRouting: boolean): string | null {
  if (prefix === 'category') return nativeRouting ? `/c/${slug}/` : `/${slug}/`;
  if (nativeRouting || (prefix !== 'c' && prefix !== 'p')) return null;
  return prefix === 'c' ? `/${slug}/` : `/${slug}`;
}

/** A§2: new arrivals and sales are lists, all else is what somebody looks for. */
function searchFor(term: string, search: string): string {
  const others = search.slice(1);
  return `?${isPreset(term) ? term : `query=${term}`}${others === '' ? '' : `&${others}`}`;
}

/** B§2.2: addresses of former shops. Each names one page; with more or fewer names behind the prefix it names none. */
export const isOldUrlWithPrefix: Guard = (request) => {
  const { country, path, search } = request;
  const language = languageOfPath(path, country);
  const [prefix = '', slug, ...beyond] = pathInLanguage(path, language).slice(1).replace(/\/$/, '').split('/');
  if (prefix === 'search' && slug === undefined)
    return path.endsWith('/') ? moveTo(pathWithLanguage('/search', language), 301, request) : proceed;
  if (slug === undefined || beyond.length > 0) return proceed;
  if (prefix === 'search') {
    const target = pathWithLanguage('/search', language);
    return { kind: 'redirect', status: 301, path: target, search: searchFor(slug, search) };
  }
  const target = newPath(prefix, slug, country.nativeRouting);
  return target === null ? proceed : moveTo(pathWithLanguage(target, language), 301, request);
};
