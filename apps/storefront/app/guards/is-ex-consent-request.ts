import { routeTable } from '../route-table.ts';
import { moveTo, proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathWithLanguage } from './language-of-path.ts';
import { findParameter } from './query-parameters.ts';

/**
 * B§2.2: links of consent mails. Opening one records nothing, for mail scanners open links too: the page behind it asks, and
 * its button confirms. Where it leads from there is decided by the signed token, not by the address.
 */
export const isExConsentRequest: Guard = (request) => {
  const { country, path, search } = request;
  const language = languageOfPath(path, country);
  const address = path.replace(/\/$/, '').toLowerCase();
  if (address.endsWith('/exconsents/managesubscriptions')) {
    return moveTo(language.basename, 302, request);
  }
  if (!address.endsWith('/exconsents/confirm')) {
    return proceed;
  }
  const token = findParameter(search, 'hash') ?? '';
  return token === ''
    ? { kind: 'redirect', status: 302, path: language.basename, search: '' }
    : {
        kind: 'redirect',
        status: 302,
        path: pathWithLanguage(routeTable['newsletter-confirmation'].path, language),
        search: `?token=${token}`,
      };
};
