import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { environment } from '../../platform/environment';
import { AdyenCardProvider } from './adyen-card-provider';
import { cardProviderToken } from './card-provider';
import { observeProvider } from './provider-metrics';

const provider = () =>
  new AdyenCardProvider({
    url: environment.CARD_PROVIDER_URL,
    apiKey: environment.CARD_PROVIDER_API_KEY,
    merchantAccount: environment.CARD_PROVIDER_MERCHANT_ACCOUNT,
    onAsked: observeProvider,
  });

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [{ provide: cardProviderToken, useFactory: provider }],
  exports: [cardProviderToken],
  compatibility: '^3.7.0',
})
export class CardProviderPlugin {}
