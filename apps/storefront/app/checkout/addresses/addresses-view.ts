import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import { clientTypeOf } from '@tradehall/domain/address/saved-address.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { addressFormView, type AddressFormView, type OptionView } from '../../address-form/address-form-view.ts';
import type { AddressPurpose } from '../../address-form/written-address.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { RememberedChoice, VisitorRequest } from '../../request/visitor-request.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { LinkView } from '../../ui/link-view.ts';
import type { SavedAddresses } from './address-actions.ts';
import { clientTypeCookie, startOfAddresses, type Buyer } from './address-start.ts';
import type { AddressesFacts, AddressesForm } from './addresses-form.ts';

/** What the page says besides its fields. */
const pageWords = wordsOf(
  'checkout.addressesTitle',
  'checkout.requiredNote',
  'form.checkFields',
  'checkout.clientType',
  'checkout.clientPrivate',
  'checkout.clientCompany',
  'checkout.contact',
  'checkout.email',
  'checkout.emailHelp',
  'checkout.billingAddress',
  'checkout.billingNew',
  'checkout.billingSaved',
  'checkout.shippingAddress',
  'checkout.shippingChoice',
  'checkout.shippingSame',
  'checkout.shippingDifferent',
  'checkout.shippingSaved',
  'checkout.savedAddress',
  'addressBook.offer',
  'checkout.purchaseOrder',
  'checkout.costCentre',
  'checkout.newsletter',
  'checkout.continue',
  'checkout.continuing',
  'checkout.nextNote',
  'checkout.territoryExport',
  'checkout.territoryOtherRate',
);

export interface AddressesView extends AddressFormView {
  readonly action: string;
  readonly texts: ReturnType<typeof pageWords>;
  readonly facts: AddressesFacts;
  readonly saved: Readonly<Record<AddressPurpose, readonly OptionView[]>>;
  /** Whether what is written may be kept: who is signed in has an address book. */
  readonly hasBook: boolean;
  /** Whether one of the customer's own billing addresses is a company's. */
  readonly hasSavedCompany: boolean;
  readonly clientTypeCookie: RememberedChoice;
  readonly start: AddressesForm;
  /** How and when the goods come: the shop's decision. */
  readonly delivery: { readonly title: string; readonly method: string | null; readonly dates: string | null };
  /** What a confirmed VAT number changes; null where the shop sells with VAT alone, or the prices are without it already. */
  readonly netNote: string | null;
  readonly back: LinkView;
}

interface AddressesPageFacts {
  readonly store: StoreDocument | null;
  readonly methods: readonly ShippingMethod[] | null;
  readonly now: Date;
}

export const savedOf = ({ customer }: Buyer, { country }: Pick<ShopRequest, 'country'>): SavedAddresses => ({
  billing: customer?.billingAddresses ?? [],
  // Another shop of ours may deliver where this one does not.
  shipping: (customer?.shippingAddresses ?? []).filter((address) =>
    deliveryCountries(country).includes(address.country),
  ),
});

const methodOf = ({ cart }: Buyer): ShippingMethod['key'] | null =>
  (cart.shippingInfo ?? cart.shippingEstimate)?.shippingMethodKey ?? null;

/** Null: nothing is known of the buyer but what was typed. */
export function addressesFacts(buyer: Buyer | null, shop: Pick<ShopRequest, 'country'>): AddressesFacts {
  const saved = buyer === null ? { billing: [], shipping: [] } : savedOf(buyer, shop);
  return {
    countries: deliveryCountries(shop.country),
    needsPhone: buyer !== null && methodOf(buyer) === 'freight',
    saved: { billing: saved.billing.map(({ id }) => id), shipping: saved.shipping.map(({ id }) => id) },
  };
}

function deliveryView(
  buyer: Buyer,
  { methods, now }: AddressesPageFacts,
  shop: ShopRequest,
  translate: Translate,
): AddressesView['delivery'] {
  const key = methodOf(buyer);
  const destination = buyer.cart.shippingAddress?.country;
  const country = destination === undefined ? shop.country : countries[destination];
  const methodTexts = { parcel: translate('checkout.byParcel'), freight: translate('checkout.byFreight') } as const;
  return {
    title: translate('checkout.delivery'),
    method: key === null ? null : methodTexts[key],
    dates: key === null ? null : deliveryTexts(methods, { ...shop, country }, now, translate)[key],
  };
}

const netNoteOf = ({ cart }: Buyer, { store }: AddressesPageFacts, translate: Translate): string | null =>
  store?.flags.change_tax_rate_enabled === true && cart.taxMode !== 'External'
    ? `${translate('cart.netReason')} ${translate('checkout.netNext')}`
    : null;

export function addressesView(
  buyer: Buyer,
  page: AddressesPageFacts,
  visitor: VisitorRequest,
  shop: ShopRequest,
): AddressesView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const facts = addressesFacts(buyer, shop);
  const saved = savedOf(buyer, shop);
  const optionOf = (address: Address): OptionView => ({
    value: address.id,
    label: addressLines(address, shop).join(', '),
  });
  return {
    action: links.route('checkout/addresses') ?? '',
    texts: pageWords(translate),
    ...addressFormView(translate, facts, { store: page.store, cart: buyer.cart }, shop),
    facts,
    saved: { billing: saved.billing.map(optionOf), shipping: saved.shipping.map(optionOf) },
    hasBook: buyer.customer !== null,
    hasSavedCompany: saved.billing.some((address) => clientTypeOf(address) === 'COMPANY'),
    clientTypeCookie: clientTypeCookie(buyer),
    start: startOfAddresses(buyer, visitor, facts, shop.country.defaultClientType),
    delivery: deliveryView(buyer, page, shop, translate),
    netNote: netNoteOf(buyer, page, translate),
    back: { href: links.route('checkout/cart') ?? links.home, label: translate('checkout.backToCart') },
  };
}
