import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/shipping-details.route.ts';
import { AddressBookPage } from '../../customer/address-book/address-book-page.tsx';
import { changeAddressBook, loadAddressBook } from '../../customer/address-book/load-address-book.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadAddressBook('shipping', url.searchParams, context.get(visitorRequest), context.get(shopRequest));

export const action = ({ context, request }: Route.ActionArgs) =>
  changeAddressBook('shipping', request, context.get(visitorRequest), context.get(shopRequest));

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ShippingDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressBookPage page={loaderData} refused={actionData ?? null} />;
}
