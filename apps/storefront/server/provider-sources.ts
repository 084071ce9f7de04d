import { methodsOfFlow, providerMethods, type WalletMaker } from '@tradehall/domain/countries/payment-methods.ts';
import { providerOf, type WalletPlace } from '../app/request/server-settings.ts';
import type { Environment } from './environment.ts';

/** What a page may load besides what is ours. */
export interface ProviderSources {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

type ProviderSettings = Pick<
  Environment,
  | 'CARD_PROVIDER_FIELDS_URL'
  | 'CARD_PROVIDER_CLIENT_KEY'
  | 'WALLETS_ORIGIN'
  | 'GOOGLE_PAY_MERCHANT_ID'
  | 'APPLE_PAY_MERCHANT_ID'
>;

export const merchantIdOf = (maker: WalletMaker, settings: ProviderSettings): string | undefined =>
  ({ google: settings.GOOGLE_PAY_MERCHANT_ID, apple: settings.APPLE_PAY_MERCHANT_ID })[maker];

/** Null where there is no origin for them, or no maker knows who sells here. */
export function walletPlace(settings: ProviderSettings): WalletPlace | null {
  const { WALLETS_ORIGIN: origin } = settings;
  const methods = methodsOfFlow('wallet').filter((method) => {
    const { wallet } = providerMethods[method];
    return wallet !== undefined && merchantIdOf(wallet, settings) !== undefined;
  });
  return origin === undefined || methods.length === 0 ? null : { origin, methods };
}

/** Of documents that show wallets: our own frames with them and nothing else; null where there are none. */
export function walletSources(settings: ProviderSettings): ProviderSources | null {
  const place = walletPlace(settings);
  return place && { frames: [place.origin], connections: [], pictures: [] };
}

/**
 * Of the payment page. Without a client key only frames of the provider; with one its components for cards, which are in our
 * bundle, speak to it as well.
 */
export function providerSources(settings: ProviderSettings): ProviderSources {
  const { CARD_PROVIDER_FIELDS_URL: fieldsUrl, CARD_PROVIDER_CLIENT_KEY: clientKey } = settings;
  const wallets = walletSources(settings)?.frames ?? [];
  if (clientKey === undefined)
    return { frames: [new URL(fieldsUrl).origin, ...wallets], connections: [], pictures: [] };
  const provider = providerOf(clientKey);
  return { frames: [provider, ...wallets], connections: [provider], pictures: [provider] };
}
