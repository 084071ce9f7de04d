import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { paymentMethods, providerMethods, type WalletMaker } from '@tradehall/domain/countries/payment-methods.ts';
import { localeCodes, locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { money, moneyOf } from '@tradehall/domain/money/money.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { z } from 'zod';
import { walletPlaceId, type WalletFacts } from '../../app/checkout/wallets/wallet-facts.ts';
import { providerOf } from '../../app/request/server-settings.ts';
import type { Environment } from '../environment.ts';
import { merchantIdOf } from '../provider-sources.ts';

/** Of the provider's components: that of the package for its card fields. */
const componentsVersion = '6.45.2';
/** Without one of the real provider's it is the stand-in's that is asked, which knows this one. */
const standInKey = 'test_DEVELOPMENT';

const asked = z.object({
  method: z.enum(paymentMethods),
  locale: z.enum(localeCodes),
  total: z.coerce.number().pipe(z.int().positive()).optional(),
  currency: z.enum(currencyCodes).optional(),
});

interface Provider {
  readonly isReal: boolean;
  readonly clientKey: string;
  /** Where its components speak with it, and where its files lie. */
  readonly api: string;
  readonly files: string;
}

function providerIn(environment: Environment): Provider {
  const { CARD_PROVIDER_CLIENT_KEY: clientKey, CARD_PROVIDER_FIELDS_URL: fieldsUrl } = environment;
  const standIn = new URL(fieldsUrl).origin;
  if (clientKey === undefined) return { isReal: false, clientKey: standInKey, api: standIn, files: standIn };
  const api = providerOf(clientKey);
  return { isReal: true, clientKey, api, files: api.replace('.adyen.com', '.cdn.adyen.com') };
}

const sdk = ({ files }: Provider): string => `${files}/checkoutshopper/sdk/${componentsVersion}`;

/** What is asked for in the address; null where no shop of ours would ask so. */
export function readWalletFacts(
  query: unknown,
  environment: Environment,
  originOf: (locale: Locale) => string,
): WalletFacts | null {
  const read = asked.safeParse(query);
  if (!read.success) return null;
  const { method, locale, total, currency } = read.data;
  const { wallet: maker } = providerMethods[method];
  const id = maker && merchantIdOf(maker, environment);
  if (maker === undefined || id === undefined) return null;
  const country = countries[locales[locale].country];
  const provider = providerIn(environment);
  const { CARD_PROVIDER_MERCHANT_ACCOUNT: account, CARD_PROVIDER_SCRIPT_INTEGRITY: integrity = null } = environment;
  return {
    maker,
    method,
    shopOrigin: originOf(locale),
    locale,
    countryCode: country.code,
    total: total === undefined || currency === undefined ? null : money.parse(moneyOf(total, currency)),
    nothing: moneyOf(0, currencyOn(country, calendarDateIn(country.timeZone, new Date()))),
    script: { url: `${sdk(provider)}/adyen.js`, integrity },
    clientKey: provider.clientKey,
    environment: provider.clientKey.startsWith('live_') ? 'live' : 'test',
    merchant: { id, name: 'Tradehall', account },
  };
}

/** What the makers' own scripts, which the provider's components load, need besides. */
const ofMakers: Readonly<
  Record<WalletMaker, Readonly<Record<'script' | 'frame' | 'connect' | 'img', readonly string[]>>>
> = {
  google: {
    script: ['https://pay.google.com'],
    frame: ['https://pay.google.com'],
    connect: ['https://pay.google.com', 'https://google.com/pay', 'https://www.google.com/pay'],
    img: ['https://www.gstatic.com'],
  },
  apple: {
    script: ['https://applepay.cdn-apple.com'],
    frame: ['https://applepay.cdn-apple.com'],
    connect: ['https://applepay.cdn-apple.com'],
    img: ['https://applepay.cdn-apple.com'],
  },
};

/** One wallet, in the frame of one shop: each source by name, and nothing that is written into the document runs. */
export function walletPolicy({ maker, shopOrigin }: WalletFacts, environment: Environment): string {
  const { isReal, api, files } = providerIn(environment);
  const makers = isReal ? ofMakers[maker] : { script: [], frame: [], connect: [], img: [] };
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", files, ...makers.script],
    // The buttons of the makers bring their styles along as text.
    'style-src': ["'self'", files, ...(isReal ? ["'unsafe-inline'"] : [])],
    'connect-src': [...new Set([api, files]), ...makers.connect],
    'img-src': [files, ...(isReal ? ['data:'] : []), ...makers.img],
    'frame-src': makers.frame.length === 0 ? ["'none'"] : makers.frame,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [shopOrigin],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (character) => escapes[character] ?? '');

export const walletStyles = `html, body { margin: 0; background: transparent; }
#${walletPlaceId}, #${walletPlaceId} > * { height: 48px; }
#${walletPlaceId} { --apple-pay-button-height: 48px; --apple-pay-button-width: 100%; --apple-pay-button-border-radius: 6px; }
`;

interface DocumentFacts {
  /** The wallet's name, for who reads frames aloud. */
  readonly title: string;
  /** Of our script. */
  readonly version: string;
}

export function walletDocument(
  facts: WalletFacts,
  { title, version }: DocumentFacts,
  environment: Environment,
): string {
  const styles = `${sdk(providerIn(environment))}/adyen.css`;
  return (
    `<!doctype html><html lang="${facts.locale}"><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">` +
    `<link rel="stylesheet" href="${escaped(styles)}" crossorigin="anonymous"><link rel="stylesheet" href="/wallet.css">` +
    `<main id="${walletPlaceId}" aria-label="${escaped(title)}" data-facts="${escaped(JSON.stringify(facts))}"></main>` +
    `<script src="/wallet.js?${version}" defer></script></html>`
  );
}
