import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isExConsentRequest } from './is-ex-consent-request.ts';

const verdictOn = (path: string, search = '') => isExConsentRequest(factsOf(countries.CH, { path, search }));
const sentTo = (path: string, search = '') => ({ kind: 'redirect', status: 302, path, search });

describe('a link of a consent mail', () => {
  it.each(['/exConsents/confirm', '/EXCONSENTS/CONFIRM/', '/shop/exconsents/confirm'])(
    'leads to the page that asks for the confirmation: %s',
    (path) => {
      expect(verdictOn(path, '?a=1&hash=eyJh%2Bb==&b=2')).toEqual(
        sentTo('/newsletter-confirmation', '?token=eyJh%2Bb=='),
      );
    },
  );

  it('stays in its language', () => {
    expect(verdictOn('/fr/exConsents/confirm', '?hash=x')).toEqual(sentTo('/fr/newsletter-confirmation', '?token=x'));
    expect(verdictOn('/fr/exConsents/confirm')).toEqual(sentTo('/fr/'));
  });

  it.each(['', '?hash=', '?hash', '?rehash=x'])('without a token leads home: %j', (search) => {
    expect(verdictOn('/exconsents/confirm', search)).toEqual(sentTo('/'));
  });

  it('to the subscriptions leads customers to theirs and guests to the end of theirs, with what it carries', () => {
    const manage = (isLoggedIn: boolean | null) =>
      isExConsentRequest(
        factsOf(countries.CH, { path: '/fr/exConsents/manageSubscriptions', search: '?utm=a', isLoggedIn }),
      );
    expect(manage(true)).toEqual(sentTo('/fr/my-account/my-newsletter', '?utm=a'));
    // Not asked yet: that is the page which tells the two apart.
    expect(manage(null)).toEqual(sentTo('/fr/my-account/my-newsletter', '?utm=a'));
    expect(manage(false)).toEqual(sentTo('/fr/newsletter-ending', '?utm=a'));
  });

  it('goes on to a page of the list once it is confirmed', () => {
    const hash = btoa(JSON.stringify({ token: 'x', redirect_to: '/search' }));
    expect(verdictOn('/exConsents/confirm', `?hash=${hash}`)).toEqual(
      sentTo('/newsletter-confirmation', '?token=x&to=search'),
    );
  });

  it.each(['/', '/exconsents/', '/exconsents/confirm/x', '/confirm'])('is not %s', (path) => {
    expect(verdictOn(path, '?hash=x')).toEqual({ kind: 'continue' });
  });
});
