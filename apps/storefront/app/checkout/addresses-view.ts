import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Address } from '@tradehall/domain/checkout/address.ts';
import { deliveryCountries } from '@tradehall/domain/checkout/delivery-countries.ts';
import type { ShippingMethod } from '@tradehall/domain/checkout/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { CountryCode } from '@tradehall/domain/countries/countries.ts';
import { countryNameIn } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import type { Translate } from '../i18n/translator.ts';
import { deliveryTexts } from '../product-card/delivery-texts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { RememberedChoice, VisitorRequest } from '../request/visitor-request.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { SavedAddresses } from './address-actions.ts';
import { clientTypeCookie, startOfAddresses } from './address-start.ts';
import type { Buyer } from './address-start.ts';
import { addressTexts } from './address-texts.ts';
import type { AddressTexts } from './address-texts.ts';
import type { AddressPurpose, AddressesFacts, AddressesForm } from './addresses-form.ts';
import { streetSuggestionsView } from './street-suggestions-view.ts';
import type { StreetSuggestionsView } from './street-suggestions-view.ts';
import { vatView } from './vat-view.ts';
import type { VatView } from './vat-view.ts';

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
  readonly newsletter: string;
  readonly submit: string;
  readonly submitting: string;
  readonly next: string;
  readonly territoryExport: string;
  readonly territoryOtherRate: string;
}

export interface AddressesView {
  readonly action: string;
  readonly texts: PageTexts;
  readonly fields: AddressTexts;
  readonly vat: VatView;
  /** Null: nothing is suggested. */
  readonly streets: StreetSuggestionsView | null;
  readonly facts: AddressesFacts;
  readonly countries: readonly OptionView[];
  readonly saved: Readonly<Record<AddressPurpose, readonly OptionView[]>>;
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

export const savedOf = ({ customer }: Buyer): SavedAddresses => ({
  billing: customer?.billingAddresses ?? [],
  shipping: customer?.shippingAddresses ?? [],
});

const methodOf = ({ cart }: Buyer): ShippingMethod['key'] | null =>
  (cart.shippingInfo ?? cart.shippingEstimate)?.shippingMethodKey ?? null;

/** Null: nothing is known of the buyer but what was typed. */
export const addressesFacts = (buyer: Buyer | null, { country }: Pick<ShopRequest, 'country'>): AddressesFacts => {
  const saved = buyer === null ? { billing: [], shipping: [] } : savedOf(buyer);
  return {
    countries: deliveryCountries(country),
    needsPhone: buyer !== null && methodOf(buyer) === 'freight',
    saved: { billing: saved.billing.map(({ id }) => id), shipping: saved.shipping.map(({ id }) => id) },
  };
};

const nameOfCountry = (code: CountryCode, { locale }: Pick<ShopRequest, 'locale'>): string =>
  countryNameIn(countries[code].locales[0], locale);

const addressLine = (address: Address, shop: Pick<ShopRequest, 'locale'>): string => {
  const { company, firstName, lastName, streetName, streetNumber, postalCode, city, country } = address;
  return [
    ...(company === undefined ? [] : [company]),
    `${firstName} ${lastName}`,
    `${streetName} ${streetNumber}`,
    `${postalCode} ${city}`,
    nameOfCountry(country, shop),
  ].join(', ');
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
  const saved = savedOf(buyer);
  const optionOf = (address: Address): OptionView => ({ value: address.id, label: addressLine(address, shop) });
  return {
    action: links.route('checkout/addresses') ?? '',
    texts: pageTexts(translate),
    fields: addressTexts(translate, facts.needsPhone),
    vat: vatView(translate, { store: page.store, cart: buyer.cart }, shop),
    streets: streetSuggestionsView(translate, page.store, shop),
    facts,
    countries: facts.countries.map((code) => ({ value: code, label: nameOfCountry(code, shop) })),
    saved: { billing: saved.billing.map(optionOf), shipping: saved.shipping.map(optionOf) },
    clientTypeCookie: clientTypeCookie(buyer),
    start: startOfAddresses(buyer, visitor, facts, shop.country.defaultClientType),
    delivery: deliveryView(buyer, page, shop, translate),
    back: { href: links.route('checkout/cart') ?? links.home, label: translate('checkout.backToCart') },
  };
};
