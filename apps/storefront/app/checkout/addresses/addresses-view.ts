import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { addressFormView } from '../../address-form/address-form-view.ts';
import type { AddressFormView } from '../../address-form/address-form-view.ts';
import { addressLine } from '../../address-form/address-line.ts';
import type { AddressPurpose } from '../../address-form/written-address.ts';
import { translator } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { RememberedChoice, VisitorRequest } from '../../request/visitor-request.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { SavedAddresses } from './address-actions.ts';
import { clientTypeCookie, startOfAddresses } from './address-start.ts';
import type { Buyer } from './address-start.ts';
import type { AddressesFacts, AddressesForm } from './addresses-form.ts';

interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** What the page says besides its fields. */
interface PageTexts {
  readonly title: string;
  readonly requiredNote: string;
  readonly checkFields: string;
  readonly clientType: string;
  readonly clientPrivate: string;
  readonly clientCompany: string;
  readonly contact: string;
  readonly email: string;
  readonly emailHelp: string;
  readonly billingAddress: string;
  readonly billingNew: string;
  readonly billingSaved: string;
  readonly shippingAddress: string;
  readonly shippingChoice: string;
  readonly shippingSame: string;
  readonly shippingDifferent: string;
  readonly shippingSaved: string;
  readonly savedAddress: string;
  readonly keepAddress: string;
  readonly newsletter: string;
  readonly submit: string;
  readonly submitting: string;
  readonly next: string;
  readonly territoryExport: string;
  readonly territoryOtherRate: string;
}

export interface AddressesView extends AddressFormView {
  readonly action: string;
  readonly texts: PageTexts;
  readonly facts: AddressesFacts;
  readonly saved: Readonly<Record<AddressPurpose, readonly OptionView[]>>;
  /** Whether what is written may be kept: who is signed in has an address book. */
  readonly hasBook: boolean;
  readonly clientTypeCookie: RememberedChoice;
  readonly start: AddressesForm;
  /** How and when the goods come: the shop's decision. */
  readonly delivery: { readonly title: string; readonly method: string | null; readonly dates: string | null };
  readonly back: { readonly href: string; readonly label: string };
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
export const addressesFacts = (buyer: Buyer | null, shop: Pick<ShopRequest, 'country'>): AddressesFacts => {
  const saved = buyer === null ? { billing: [], shipping: [] } : savedOf(buyer, shop);
  return {
    countries: deliveryCountries(shop.country),
    needsPhone: buyer !== null && methodOf(buyer) === 'freight',
    saved: { billing: saved.billing.map(({ id }) => id), shipping: saved.shipping.map(({ id }) => id) },
  };
};

const pageTexts = (translate: Translate): PageTexts => ({
  title: translate('checkout.addressesTitle'),
  requiredNote: translate('checkout.requiredNote'),
  checkFields: translate('form.checkFields'),
  clientType: translate('checkout.clientType'),
  clientPrivate: translate('checkout.clientPrivate'),
  clientCompany: translate('checkout.clientCompany'),
  contact: translate('checkout.contact'),
  email: translate('checkout.email'),
  emailHelp: translate('checkout.emailHelp'),
  billingAddress: translate('checkout.billingAddress'),
  billingNew: translate('checkout.billingNew'),
  billingSaved: translate('checkout.billingSaved'),
  shippingAddress: translate('checkout.shippingAddress'),
  shippingChoice: translate('checkout.shippingChoice'),
  shippingSame: translate('checkout.shippingSame'),
  shippingDifferent: translate('checkout.shippingDifferent'),
  shippingSaved: translate('checkout.shippingSaved'),
  savedAddress: translate('checkout.savedAddress'),
  keepAddress: translate('addressBook.offer'),
  newsletter: translate('checkout.newsletter'),
  submit: translate('checkout.continue'),
  submitting: translate('checkout.continuing'),
  next: translate('checkout.nextNote'),
  territoryExport: translate('checkout.territoryExport'),
  territoryOtherRate: translate('checkout.territoryOtherRate'),
});

const deliveryView = (
  buyer: Buyer,
  { methods, now }: AddressesPageFacts,
  shop: ShopRequest,
  translate: Translate,
): AddressesView['delivery'] => {
  const key = methodOf(buyer);
  const destination = buyer.cart.shippingAddress?.country;
  const country = destination === undefined ? shop.country : countries[destination];
  const methodTexts = { parcel: translate('checkout.byParcel'), freight: translate('checkout.byFreight') } as const;
  return {
    title: translate('checkout.delivery'),
    method: key === null ? null : methodTexts[key],
    dates: key === null ? null : deliveryTexts(methods, { country }, now, translate)[key],
  };
};

export const addressesView = (
  buyer: Buyer,
  page: AddressesPageFacts,
  visitor: VisitorRequest,
  shop: ShopRequest,
): AddressesView => {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const facts = addressesFacts(buyer, shop);
  const saved = savedOf(buyer, shop);
  const optionOf = (address: Address): OptionView => ({ value: address.id, label: addressLine(address, shop) });
  return {
    action: links.route('checkout/addresses') ?? '',
    texts: pageTexts(translate),
    ...addressFormView(translate, facts, { store: page.store, cart: buyer.cart }, shop),
    facts,
    saved: { billing: saved.billing.map(optionOf), shipping: saved.shipping.map(optionOf) },
    hasBook: buyer.customer !== null,
    clientTypeCookie: clientTypeCookie(buyer),
    start: startOfAddresses(buyer, visitor, facts, shop.country.defaultClientType),
    delivery: deliveryView(buyer, page, shop, translate),
    back: { href: links.route('checkout/cart') ?? links.home, label: translate('checkout.backToCart') },
  };
};
