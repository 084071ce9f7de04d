import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { LinkView } from '../../ui/link-view.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { paymentFailureTexts, type PaymentFailureTexts } from './payment-failure-texts.ts';
import { awaitFrame, codePicture, type FrameView } from './payment-frames.ts';
import { methodViews, type MethodView, type MethodsFacts } from './payment-methods-view.ts';

/** The ids of the two wishes behind the button. Sent twice they change nothing twice. */
export interface PaymentIntents {
  readonly payment: string;
  readonly order: string;
}

const pageWords = wordsOf(
  'payment.title',
  'payment.methods',
  // Each language has the words that make an order binding by its law («zahlungspflichtig bestellen»), not a translation.
  'payment.orderAndPay',
  'payment.bindingNote',
  'shell.cartTotal',
  'payment.needsScript',
  'payment.none',
  'payment.sending',
  'payment.redirecting',
  'payment.awaiting',
  'payment.placing',
  'payment.otherMethod',
  'payment.deciding',
  'payment.unfinished',
  'payment.resume',
  'payment.cancelOpen',
  'payment.removeCard',
  'payment.cardNotRemoved',
);

const pageTexts = (translate: Translate) => ({
  ...pageWords(translate),
  removeCardOf: translate('payment.removeCardOf', { card: '{card}' }),
  cardRemoved: translate('payment.cardRemoved', { card: '{card}' }),
  scanCode: translate('payment.scanCode', { method: '{method}' }),
  openApp: translate('payment.openApp', { method: '{method}' }),
});

export interface PaymentView {
  /** Where its form goes. */
  readonly action: string;
  /** With the id of the order at its end. */
  readonly thankYou: string;
  readonly locale: Locale;
  readonly countryCode: string;
  readonly cartId: string;
  readonly version: number;
  /** What the shopper sees and agrees to. */
  readonly total: Money;
  /** The same with the fee, for whoever pays on delivery. */
  readonly codTotal: Money | null;
  readonly intents: PaymentIntents;
  readonly methods: readonly MethodView[];
  /** Said above the methods when the provider cannot be reached. */
  readonly outage: string | null;
  /** Null where the provider's own components are used: the shop is asked how the payment stands. */
  readonly awaitFrame: FrameView | null;
  /** The provider's picture of a code, with the code at its end; null where its frame shows it. */
  readonly codePicture: string | null;
  readonly texts: ReturnType<typeof pageTexts>;
  readonly failures: PaymentFailureTexts;
  readonly back: LinkView;
}

export function paymentView(facts: Omit<MethodsFacts, 'translate'>, intents: PaymentIntents): PaymentView {
  const { cart, codCart, offered, shop } = facts;
  const { fieldsUrl, clientKey } = facts.settings;
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    action: links.route('checkout/payment') ?? '',
    thankYou: `${links.route('checkout/thank-you') ?? ''}?order=`,
    locale: shop.locale,
    countryCode: shop.country.code,
    cartId: cart.id,
    version: cart.version,
    total: cart.estimatedTotal,
    codTotal: codCart?.estimatedTotal ?? null,
    intents,
    methods: methodViews({ ...facts, translate }),
    outage: offered === null ? translate('payment.providerDown') : null,
    awaitFrame: clientKey === null ? awaitFrame({ fieldsUrl, shop, translate }) : null,
    codePicture: clientKey === null ? null : codePicture(clientKey),
    texts: pageTexts(translate),
    failures: paymentFailureTexts(translate),
    back: { href: links.route('checkout/addresses') ?? links.home, label: translate('payment.backToAddresses') },
  };
}
