import { mostSavedAddresses, type AddressKind, type SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { addressBooks, addressesOf, defaultOf } from './address-books.ts';
import { hrefWithNext } from '../next-page.ts';
import type { LinkView } from '../../ui/link-view.ts';

interface SavedAddressView {
  readonly id: string;
  readonly lines: readonly string[];
  /** Says which one a button is about, to whoever does not see it. */
  readonly spoken: string;
  readonly isDefault: boolean;
  readonly editHref: string;
  readonly removeHref: string;
}

export interface AddressBookView {
  readonly action: string;
  readonly addresses: readonly SavedAddressView[];
  /** Null: there are as many as are kept. */
  readonly add: LinkView | null;
  readonly full: string;
  readonly told: { readonly kind: 'success' | 'warning'; readonly text: string } | null;
  readonly texts: Readonly<Record<'edit' | 'remove' | 'isDefault' | 'makeDefault' | 'empty' | 'emptyText', string>>;
}

const successes = {
  saved: 'addressBook.saved',
  removed: 'addressBook.removed',
  default: 'addressBook.defaultSet',
} as const satisfies Readonly<Record<string, MessageKey>>;
export type BookSuccess = keyof typeof successes;

const isSuccess = (done: string): done is BookSuccess => Object.hasOwn(successes, done);

/** What came of the form before: `?done=…`, or `?gone` where the address was not there any more. */
function toldIn(query: URLSearchParams, { locale }: ShopRequest): AddressBookView['told'] {
  const translate = translator(locale);
  const done = query.get('done') ?? '';
  if (query.has('gone')) return { kind: 'warning', text: translate('failure.address-not-found') };
  return isSuccess(done) ? { kind: 'success', text: translate(successes[done]) } : null;
}

export function addressBookView(
  kind: AddressKind,
  customer: Customer,
  query: URLSearchParams,
  shop: ShopRequest,
): AddressBookView {
  const translate = translator(shop.locale);
  const action = hrefWithNext(addressBooks[kind].place, null, shop);
  const addresses = addressesOf(kind, customer);
  const viewOf = (address: SavedAddress): SavedAddressView => ({
    id: address.id,
    lines: addressLines(address, shop),
    spoken: addressLines(address, shop).join(', '),
    isDefault: address.id === defaultOf(kind, customer),
    editHref: `${action}?edit=${address.id}`,
    removeHref: `${action}?remove=${address.id}`,
  });
  return {
    action,
    addresses: addresses.map(viewOf),
    add: addresses.length < mostSavedAddresses ? { href: `${action}?add`, label: translate('addressBook.add') } : null,
    full: translate('addressBook.full', { count: mostSavedAddresses }),
    told: toldIn(query, shop),
    texts: {
      edit: translate('addressBook.edit'),
      remove: translate('addressBook.remove'),
      isDefault: translate('addressBook.default'),
      makeDefault: translate('addressBook.makeDefault'),
      empty: translate('addressBook.empty'),
      emptyText: translate('addressBook.emptyText'),
    },
  };
}
