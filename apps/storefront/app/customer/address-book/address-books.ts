import type { AddressKind, SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable, type RouteKey } from '../../routing/route-table.ts';

/** The two halves of the address book, each a page of its own. */
export const addressBooks = {
  shipping: { place: 'my-account/shipping-details', title: 'account.nav.shippingDetails' },
  billing: { place: 'my-account/billing-details', title: 'account.nav.billingDetails' },
} as const satisfies Readonly<Record<AddressKind, { readonly place: RouteKey; readonly title: MessageKey }>>;

export const pathOfBook = (kind: AddressKind, query = ''): string =>
  `${routeTable[addressBooks[kind].place].path}${query}`;

export const addressesOf = (kind: AddressKind, customer: Customer): readonly SavedAddress[] =>
  kind === 'billing' ? customer.billingAddresses : customer.shippingAddresses;

export const defaultOf = (kind: AddressKind, customer: Customer): string | null =>
  kind === 'billing' ? customer.defaultBillingAddressId : customer.defaultShippingAddressId;

export const findSaved = (kind: AddressKind, customer: Customer, id: string | null): SavedAddress | null =>
  addressesOf(kind, customer).find((address) => address.id === id) ?? null;

/** The calls of one half. */
export function bookCalls(kind: AddressKind, { calls }: Pick<VisitorRequest, 'calls'>) {
  const shop = calls['new-ct'];
  return kind === 'billing'
    ? {
        add: shop.addBillingAddress,
        update: shop.updateBillingAddress,
        remove: shop.deleteBillingAddress,
        setDefault: shop.setDefaultBillingAddress,
      }
    : {
        add: shop.addShippingAddress,
        update: shop.updateShippingAddress,
        remove: shop.deleteShippingAddress,
        setDefault: shop.setDefaultShippingAddress,
      };
}
