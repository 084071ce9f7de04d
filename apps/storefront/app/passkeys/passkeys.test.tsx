import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { newPasskeyInBrowser, usedPasskeyInBrowser } from '@tradehall/domain/customer/passkey.ts';
import { SoftwareAuthenticator } from '@tradehall/testing/passkeys/software-authenticator.ts';
import { translator } from '../i18n/translator.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { shopOf } from '../testing/shop-of.ts';
import { credentialIn } from './credential-in.ts';
import { PasskeySection } from './passkey-section.tsx';
import { passkeySectionView } from './passkey-section-view.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { passkeySignInView } from './passkey-sign-in-view.ts';

const shop = shopOf('de-DE');
const translate = translator('de-DE');

function visitorWith(passkeys: readonly object[] | null): VisitorRequest {
  const transport: Transport = () =>
    passkeys === null ? Promise.reject(new Error('away')) : Promise.resolve(toWire({ ok: true, value: { passkeys } }));
  return {
    hasSession: true,
    calls: shopOf('de-DE', { transport }).calls,
    newCookies: () => [],
    isFromThisShop: true,
    choice: () => null,
  };
}

async function sectionOf(passkeys: readonly object[] | null, query = '') {
  const view = await passkeySectionView(new URLSearchParams(query), visitorWith(passkeys), shop);
  return renderToStaticMarkup(<PasskeySection view={view} />);
}

const longName = 'Telefon'.repeat(8);
const passkey = {
  id: '7',
  name: longName,
  createdAt: '2026-11-15T23:30:00.000Z',
  lastUsedAt: '2026-11-16T10:00:00.000Z',
};

describe('the passkeys of a profile', () => {
  it('have a name, dates on the clocks of the shop, and a form that removes them', async () => {
    const html = await sectionOf([passkey]);
    expect(html).toContain(longName);
    expect(html).toContain(translate('passkey.createdAt', { date: '16.11.2026' }));
    expect(html).toContain('action="/my-account/passkeys" method="post"');
    expect(html).toContain('name="passkeyId" value="7"');
  });

  it('are none, or not known', async () => {
    expect(await sectionOf([])).toContain(translate('passkey.none'));
    expect(await sectionOf(null)).toContain(translate('failure.unknown'));
  });

  it.each([
    ['passkey=added', translate('passkey.added')],
    ['passkey=passkey-not-found', translate('failure.passkey-not-found')],
    ['passkey=<b>', translate('failure.unknown')],
  ])('tell what came of %s', async (query, text) => {
    expect(await sectionOf([], query)).toContain(text);
  });

  it('are neither added nor used before the page is alive', async () => {
    expect(await sectionOf([])).not.toContain('name="credential"');
    expect(renderToStaticMarkup(<PasskeySignIn view={passkeySignInView('/x', shop)} />)).toBe('');
  });
});

describe('what a device has answered', () => {
  it('is taken as it is, without what nobody asked for', () => {
    const device = new SoftwareAuthenticator();
    const doings = { origin: 'http://de.localhost' };
    const made = device.create({ challenge: 'AAAA', rp: { id: 'de.localhost' }, user: { id: 'AAAA' } }, doings);
    const used = device.use({ challenge: 'AAAA', rpId: 'de.localhost' }, doings);
    const more = { clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    expect(credentialIn(JSON.stringify({ ...made, ...more }), newPasskeyInBrowser)).toEqual(made);
    expect(credentialIn(JSON.stringify({ ...used, ...more }), usedPasskeyInBrowser)).toEqual(used);
  });

  it.each(['', '{', 'null', '{"id":"<b>"}'])('is nothing where it is %j', (text) => {
    expect(credentialIn(text, newPasskeyInBrowser)).toBeNull();
  });
});
