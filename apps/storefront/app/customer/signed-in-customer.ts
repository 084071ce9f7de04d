import { redirect } from 'react-router';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import type { RouteKey } from '../routing/route-table.ts';
import { errorOf, logged } from './account-request.ts';
import { hrefWithNext } from './next-page.ts';

/** The guard has asked already; whoever has signed out since then signs in again. */
export async function signedInCustomer(
  place: RouteKey,
  { calls }: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<Customer> {
  const wish = { locale: shop.locale, customer: true };
  const answer = await calls['new-ct'].getMe(wish, logged(shop, 'nobody can tell who it is'));
  const customer = answer?.ok === true ? answer.value.me.customer : null;
  if (customer !== null) return customer;
  if (answer?.ok === false && answer.failure.code === 'user-not-found') {
    const next = hrefWithNext(place, null, shop);
    throw redirect(`/login?${new URLSearchParams({ next }).toString()}`, 302);
  }
  throw new Response(errorOf('unknown', shop), { status: 503 });
}
