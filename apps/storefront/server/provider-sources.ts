import { providerOf } from '../app/request/server-settings.ts';
import type { Environment } from './environment.ts';

/** What the payment page may load besides what is ours. */
export interface ProviderSources {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

type ProviderSettings = Pick<Environment, 'CARD_PROVIDER_FIELDS_URL' | 'CARD_PROVIDER_CLIENT_KEY'>;

/** Without a client key only frames of the provider; with one its components, which are in our bundle, speak to it as well. */
export function providerSources({
  CARD_PROVIDER_FIELDS_URL: fieldsUrl,
  CARD_PROVIDER_CLIENT_KEY: clientKey,
}: ProviderSettings): ProviderSources {
  if (clientKey === undefined) return { frames: [new URL(fieldsUrl).origin], connections: [], pictures: [] };
  const provider = providerOf(clientKey);
  return { frames: [provider], connections: [provider], pictures: [provider] };
}

/** Of documents that show wallets: their frames and nothing else; null where wallets are not shown. */
export const walletSources = ({
  CARD_PROVIDER_FIELDS_URL: fieldsUrl,
  CARD_PROVIDER_CLIENT_KEY: clientKey,
}: ProviderSettings): ProviderSources | null =>
  clientKey === undefined ? { frames: [new URL(fieldsUrl).origin], connections: [], pictures: [] } : null;
