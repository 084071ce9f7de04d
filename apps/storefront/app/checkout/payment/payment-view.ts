import { translator } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { paymentFailureTexts } from './payment-failure-texts.ts';
import type { PaymentFailureTexts } from './payment-failure-texts.ts';
import { awaitFrame } from './payment-frames.ts';
import type { FrameView } from './payment-frames.ts';
import { methodViews } from './payment-methods-view.ts';
import type { MethodView, MethodsFacts } from './payment-methods-view.ts';

/** The ids of the two wishes behind the button. Sent twice they change nothing twice. */
export interface PaymentIntents {
  readonly payment: string;
  readonly order: string;
}

const pageTexts = (translate: Translate) => ({
  title: translate('payment.title'),
  methods: translate('payment.methods'),
  // Each language has the words that make an order binding by its law («zahlungspflichtig bestellen»), not a translation.
  orderAndPay: translate('payment.orderAndPay'),
  bindingNote: translate('payment.bindingNote'),
  needsScript: translate('payment.needsScript'),
  none: translate('payment.none'),
  sending: translate('payment.sending'),
  redirecting: translate('payment.redirecting'),
  awaiting: translate('payment.awaiting'),
  placing: translate('payment.placing'),
  otherMethod: translate('payment.otherMethod'),
  deciding: translate('payment.deciding'),
  unfinished: translate('payment.unfinished'),
  resume: translate('payment.resume'),
  cancelOpen: translate('payment.cancelOpen'),
  removeCard: translate('payment.removeCard'),
  removeCardOf: translate('payment.removeCardOf', { card: '{card}' }),
  cardRemoved: translate('payment.cardRemoved', { card: '{card}' }),
  cardNotRemoved: translate('payment.cardNotRemoved'),
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
  readonly providerOrigin: string;
  readonly awaitFrame: FrameView;
  readonly texts: ReturnType<typeof pageTexts>;
  readonly failures: PaymentFailureTexts;
  readonly back: { readonly href: string; readonly label: string };
}

export const paymentView = (facts: Omit<MethodsFacts, 'translate'>, intents: PaymentIntents): PaymentView => {
  const { cart, codCart, offered, settings, shop } = facts;
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
    providerOrigin: new URL(settings.fieldsUrl).origin,
    awaitFrame: awaitFrame({ fieldsUrl: settings.fieldsUrl, shop, translate }),
    texts: pageTexts(translate),
    failures: paymentFailureTexts(translate),
    back: { href: links.route('checkout/addresses') ?? links.home, label: translate('payment.backToAddresses') },
  };
};
