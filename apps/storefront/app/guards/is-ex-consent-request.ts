import { routeTable } from '../routing/route-table.ts';
import { readConsentHash } from '../routing/consent-hash.ts';
import { moveTo, proceed, type Guard } from './guard.ts';
import { languageOfPath, pathWithLanguage } from '../routing/language-of-path.ts';
import { findParameter } from '../routing/query-parameters.ts';

const addressOf = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/** The link of a mail by which a subscription is ended. */
export const isSubscriptionsLink = (path: string): boolean =>
  addressOf(path).endsWith('/exconsents/managesubscriptions');

/**
 * B§2.2: links of consent mails. Opening one records nothing, for mail scanners open links too: the page behind it asks, and
 * its button confirms. Where it leads from there is one of a few routes. What somebody subscribes to is managed in the
 * account, or, by guests, with the link of a mail.
 */
export const isExConsentRequest: Guard = (request) => {
  const { country, isLoggedIn, path, search } = request;
  const language = languageOfPath(path, country);
  if (isSubscriptionsLink(path)) {
    const page = isLoggedIn === false ? routeTable['newsletter-ending'] : routeTable['my-account/my-newsletter'];
    return moveTo(pathWithLanguage(page.path, language), 302, request);
  }
  if (!addressOf(path).endsWith('/exconsents/confirm')) return proceed;
  const hash = findParameter(search, 'hash') ?? '';
  if (hash === '') return { kind: 'redirect', status: 302, path: language.basename, search: '' };
  const { token, target } = readConsentHash(hash);
  return {
    kind: 'redirect',
    status: 302,
    path: pathWithLanguage(routeTable['newsletter-confirmation'].path, language),
    search: `?token=${token}${target === 'home' ? '' : `&to=${encodeURIComponent(target)}`}`,
  };
};
