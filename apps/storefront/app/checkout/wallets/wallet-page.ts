// The document of a wallet: the only place where scripts of the provider and of the wallets' makers run. It holds nothing of the
// shop's, has an origin of its own, and says to the shop's page around it what was confirmed in the wallet.
// First of all: a schema that is made before it asks the browser for code made of text.
import { z } from '../payment/schemas-in-browser.ts';
import type { AdyenCheckout, ApplePay, GooglePay, ICore } from '@adyen/adyen-web';
import { plainAmount } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { expressOfApple, expressOfGoogle, type WalletExpress } from './express-of-wallet.ts';
import { loadScript } from './load-script.ts';
import { shopPage, type ShopPage } from './shop-page.ts';
import { walletFacts, walletPlaceId, type WalletFacts } from './wallet-facts.ts';

const isFunction = (value: unknown): boolean => typeof value === 'function';
/** What the provider's script leaves in the window. */
const components = z.object({
  AdyenCheckout: z.custom<typeof AdyenCheckout>(isFunction),
  GooglePay: z.custom<typeof GooglePay>(isFunction),
  ApplePay: z.custom<typeof ApplePay>(isFunction),
});

type CoreConfiguration = Parameters<typeof AdyenCheckout>[0];
type GoogleSheet = NonNullable<ConstructorParameters<typeof GooglePay>[1]>;
type AppleSheet = NonNullable<ConstructorParameters<typeof ApplePay>[1]>;

const json = z.record(z.string(), z.json());
/** The name of express checkout among a method's details is none that the provider's API knows. */
const withoutSubtype = (method: z.output<typeof json>) =>
  Object.fromEntries(Object.entries(method).filter(([name]) => name !== 'subtype'));

const submitted = z
  .object({ paymentMethod: json.transform(withoutSubtype), browserInfo: json.optional() })
  .transform(({ paymentMethod, browserInfo }) =>
    browserInfo === undefined ? { paymentMethod } : { paymentMethod, browserInfo },
  );

/** What one opened sheet has learned: what it comes to, and who buys. */
class Sheet {
  readonly #page: ShopPage;
  #total: Promise<Money | string> | null = null;
  express: WalletExpress | null = null;

  constructor(page: ShopPage) {
    this.#page = page;
  }

  /** A sheet asks again for each address that is chosen in it; the page has answered once. */
  total(): Promise<Money | string> {
    this.#total ??= this.#page
      .ask({ type: 'provider:open' })
      .then((answer) => (answer.type === 'provider:show-total' ? answer.total : 'text' in answer ? answer.text : ''));
    return this.#total;
  }

  close(): void {
    this.#total = null;
    this.express = null;
  }
}

function coreConfiguration(facts: WalletFacts, page: ShopPage, sheet: Sheet, isShown: () => boolean) {
  const { clientKey, environment, locale, countryCode, total, nothing, merchant, method } = facts;
  const { centAmount, currencyCode } = total ?? nothing;
  return {
    clientKey,
    environment,
    locale,
    countryCode,
    amount: { value: centAmount, currency: currencyCode },
    analytics: { enabled: false },
    paymentMethodsResponse: {
      paymentMethods: [
        {
          type: method,
          name: method,
          configuration: { merchantId: merchant.id, merchantName: merchant.name, gatewayMerchantId: merchant.account },
        },
      ],
    },
    onSubmit: ({ data }, _component, actions) => {
      const read = submitted.safeParse(JSON.parse(JSON.stringify(data)));
      if (!read.success) {
        actions.reject();
        return;
      }
      const { express } = sheet;
      const message = { type: 'provider:submit', componentData: { ...read.data }, storeCard: false, express } as const;
      void page.ask(message).then((answer) => {
        sheet.close();
        if (answer.type === 'provider:accept') actions.resolve({ resultCode: 'Authorised' });
        else actions.reject();
      });
    },
    onPaymentCompleted: () => page.tell({ type: 'provider:done' }),
    onError: ({ name }) => {
      sheet.close();
      if (name === 'CANCEL') page.tell({ type: 'provider:cancel' });
      else page.tell({ type: isShown() ? 'provider:failed' : 'provider:unavailable' });
    },
  } satisfies CoreConfiguration;
}

function googleSheet({ countryCode }: WalletFacts, sheet: Sheet): GoogleSheet {
  return {
    isExpress: true,
    totalPriceStatus: 'ESTIMATED',
    callbackIntents: ['SHIPPING_ADDRESS'],
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { allowedCountryCodes: [countryCode], phoneNumberRequired: true },
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
    paymentDataCallbacks: {
      onPaymentDataChanged: async () => {
        const total = await sheet.total();
        return typeof total === 'string'
          ? { error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: total } }
          : {
              newTransactionInfo: {
                countryCode,
                currencyCode: total.currencyCode,
                totalPriceStatus: 'FINAL',
                totalPrice: plainAmount(total),
              },
            };
      },
    },
    onAuthorized: ({ authorizedEvent }, actions) => {
      sheet.express = expressOfGoogle(authorizedEvent);
      actions.resolve();
    },
  };
}

function appleSheet({ merchant, nothing }: WalletFacts, sheet: Sheet): AppleSheet {
  const label = merchant.name;
  return {
    isExpress: true,
    totalPriceStatus: 'pending',
    requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
    requiredBillingContactFields: ['postalAddress', 'name'],
    onShippingContactSelected: (resolve, reject) =>
      void sheet.total().then((total) => {
        if (typeof total === 'string') reject({ newTotal: { label, type: 'pending', amount: plainAmount(nothing) } });
        else resolve({ newTotal: { label, type: 'final', amount: plainAmount(total) } });
      }),
    onAuthorized: ({ authorizedEvent }, actions) => {
      sheet.express = expressOfApple(authorizedEvent);
      actions.resolve();
    },
  };
}

function createWallet(found: z.output<typeof components>, core: ICore, facts: WalletFacts, sheet: Sheet) {
  const isExpress = facts.total === null;
  // A wallet's button says what its maker lets it say: of that, words that mean an order which has to be paid for.
  if (facts.maker === 'google')
    return new found.GooglePay(core, {
      buttonType: isExpress ? 'buy' : 'pay',
      buttonSizeMode: 'fill',
      buttonRadius: 6,
      ...(isExpress && googleSheet(facts, sheet)),
    });
  return new found.ApplePay(core, {
    buttonType: isExpress ? 'buy' : 'pay',
    ...(isExpress && appleSheet(facts, sheet)),
  });
}

async function show(place: HTMLElement, facts: WalletFacts, page: ShopPage): Promise<void> {
  await loadScript(document, facts.script);
  const found = components.parse(Reflect.get(window, 'AdyenWeb'));
  const sheet = new Sheet(page);
  let isShown = false;
  const core = await found.AdyenCheckout(coreConfiguration(facts, page, sheet, () => isShown));
  const wallet = createWallet(found, core, facts, sheet);
  await wallet.isAvailable();
  wallet.mount(place);
  isShown = true;
  page.tell({ type: 'provider:ready' });
}

const place = document.getElementById(walletPlaceId);
const facts = walletFacts.safeParse(JSON.parse(place?.dataset['facts'] ?? 'null'));
if (place !== null && facts.success) {
  const page = shopPage(
    { listen: (hear) => window.addEventListener('message', hear), shop: window.parent },
    facts.data.shopOrigin,
  );
  show(place, facts.data, page).catch(() => page.tell({ type: 'provider:unavailable' }));
}
