import { findPage, pagePath } from '../routing/find-page.ts';
import { isRouteWithoutSlash } from '../routing/find-route.ts';
import { moveTo } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../routing/language-of-path.ts';
import { segmentsOfPath } from '../routing/segments-of-path.ts';

/** The address with or without its slash; a path no page can have stays as it is. */
const rightPath = (path: string, nativeRouting: boolean): string => {
  const [first = '', ...beyond] = segmentsOfPath(path) ?? [];
  if (isRouteWithoutSlash(first)) {
    return path.replace(/\/$/, '');
  }
  const decoded = `/${[first, ...beyond].join('/')}`;
  const page = findPage(decoded, nativeRouting);
  if (page !== null) {
    return pagePath(page, nativeRouting);
  }
  // Content has no prefix in any country, and the slug of a category elsewhere.
  const content = findPage(decoded, false);
  return content?.kind === 'category' ? pagePath(content, false) : path;
};

export const slashRedirection: Guard = (request) => {
  const { country } = request;
  const path = request.path.replace(/\/{2,}/g, '/');
  const language = languageOfPath(path, country);
  const target = rightPath(pathInLanguage(path, language), country.nativeRouting);
  return moveTo(pathWithLanguage(target, language), 308, request);
};
