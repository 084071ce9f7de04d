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

  it('to the subscriptions leads home with what it carries', () => {
    expect(verdictOn('/exConsents/manageSubscriptions', '?utm=a')).toEqual(sentTo('/', '?utm=a'));
  });

  it.each(['/', '/exconsents/', '/exconsents/confirm/x', '/confirm'])('is not %s', (path) => {
    expect(verdictOn(path, '?hash=x')).toEqual({ kind: 'continue' });
  });
});
