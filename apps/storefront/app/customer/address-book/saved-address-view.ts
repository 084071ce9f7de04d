import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import { clientTypeOf, type AddressKind, type SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { addressFormView, type AddressFormFacts, type AddressFormView } from '../../address-form/address-form-view.ts';
import { writtenOf } from '../../address-form/written-address.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { addressBooks } from './address-books.ts';
import { hrefWithNext } from '../next-page.ts';
import type { LinkView } from '../../ui/link-view.ts';
import type { SavedAddressForm } from './saved-address-form.ts';

export interface SavedAddressFormView extends AddressFormView {
  readonly kind: AddressKind;
  readonly title: string;
  readonly action: string;
  /** What the form says besides what is typed: which wish it is, or which address in which version. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly start: SavedAddressForm;
  readonly texts: Readonly<
    Record<'requiredNote' | 'checkFields' | 'clientType' | 'clientPrivate' | 'clientCompany' | 'save', string>
  >;
  readonly cancel: LinkView;
}

/** Where the shop delivers, and where the address is already. */
export function savedAddressFacts(edited: SavedAddress | null, { country }: ShopRequest): AddressFormFacts {
  const options = deliveryCountries(country);
  const isElsewhere = edited !== null && !options.includes(edited.country);
  return { countries: isElsewhere ? [...options, edited.country] : options, needsPhone: false };
}

interface EditedAddress {
  /** Null: a new one. */
  readonly edited: SavedAddress | null;
  readonly customer: Customer;
  readonly store: StoreDocument | null;
  /** Of a new one: sent again it is the same. */
  readonly intentId: string;
}

function startOf(
  { edited, customer }: EditedAddress,
  facts: AddressFormFacts,
  { country }: ShopRequest,
): SavedAddressForm {
  if (edited === null) {
    const { firstName, lastName } = customer;
    return {
      clientType: country.defaultClientType,
      written: { country: facts.countries[0], values: { firstName, lastName } },
    };
  }
  const clientType = clientTypeOf({ company: edited.company, vatNumber: edited.custom?.vatNumber ?? undefined });
  return { clientType, written: writtenOf(edited, facts.countries) };
}

export function savedAddressFormView(kind: AddressKind, wish: EditedAddress, shop: ShopRequest): SavedAddressFormView {
  const { edited, store, intentId } = wish;
  const translate = translator(shop.locale);
  const book = hrefWithNext(addressBooks[kind].place, null, shop);
  const facts = savedAddressFacts(edited, shop);
  return {
    ...addressFormView(translate, facts, { store, cart: null }, shop),
    kind,
    title: translate(edited === null ? 'addressBook.add' : 'addressBook.editTitle'),
    action: edited === null ? `${book}?add` : `${book}?edit=${edited.id}`,
    hidden: edited === null ? { intentId } : { addressId: edited.id, version: String(edited.version) },
    start: startOf(wish, facts, shop),
    texts: {
      requiredNote: translate('checkout.requiredNote'),
      checkFields: translate('form.checkFields'),
      clientType: translate('checkout.clientType'),
      clientPrivate: translate('checkout.clientPrivate'),
      clientCompany: translate('checkout.clientCompany'),
      save: translate('addressBook.save'),
    },
    cancel: { href: book, label: translate('addressBook.cancel') },
  };
}

/** Asked once more before an address goes. */
export interface RemovalView {
  readonly title: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly addressId: string;
  readonly remove: string;
  readonly keep: LinkView;
}

export function removalView(kind: AddressKind, address: SavedAddress, shop: ShopRequest): RemovalView {
  const translate = translator(shop.locale);
  const book = hrefWithNext(addressBooks[kind].place, null, shop);
  return {
    title: translate('addressBook.removeTitle'),
    lines: addressLines(address, shop),
    action: book,
    addressId: address.id,
    remove: translate('addressBook.remove'),
    keep: { href: book, label: translate('addressBook.keep') },
  };
}
