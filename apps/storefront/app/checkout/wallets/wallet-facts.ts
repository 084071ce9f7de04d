// First of all: a schema that is made before it asks the browser for code made of text.
import { z } from '../payment/schemas-in-browser.ts';
import { walletMakers } from '@tradehall/domain/countries/payment-methods.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { money } from '@tradehall/domain/money/money.ts';

/** What the document of a wallet is told by the server that serves it. */
export const walletFacts = z.object({
  maker: z.enum(walletMakers),
  /** As the provider names the method. */
  method: z.string(),
  /** The page around it: whom it speaks to, and hears. */
  shopOrigin: z.string(),
  locale: z.string(),
  countryCode: z.enum(countryCodes),
  /** Null where the page is asked once the sheet is open. */
  total: money.nullable(),
  /** Nothing, in the country's currency: stands for what the page has not said yet. */
  nothing: money,
  /** The script of the provider's components. */
  script: z.object({ url: z.string(), integrity: z.string().nullable() }),
  clientKey: z.string(),
  environment: z.enum(['test', 'live']),
  /** As the wallet's maker and the provider know who sells. */
  merchant: z.object({ id: z.string(), name: z.string(), account: z.string() }),
});
export type WalletFacts = z.output<typeof walletFacts>;

/** Where the document has them. */
export const walletPlaceId = 'wallet';
