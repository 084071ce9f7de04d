import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { logged, valueOrUnavailable } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { shownOrderNumber } from '../../checkout/thank-you/placed-order-view.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { listOnPage, pageAskedFor } from '../../request/numbered-pages.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { data } from 'react-router';
import type { Route } from './+types/orders.route.ts';
import { OrdersList } from '../../orders/orders-list.tsx';
import { ordersOnPage, ordersView } from '../../orders/orders-view.ts';

const place = 'my-account/orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await signedInCustomer(place, visitor, shop);
  const { page, limit, offset } = pageAskedFor(url.searchParams, ordersOnPage);
  const answer = await visitor.calls['new-ct'].getOrders(
    { query: 'list', locale: shop.locale, limit, offset },
    logged(shop, 'no list of orders'),
  );
  const { total, results: orders } = listOnPage(valueOrUnavailable(answer, shop).me.orders, page);
  const shownNumber = (orderNumber: string) => shownOrderNumber(orderNumber, shop);
  const view = ordersView({ orders, total, page, shownNumber }, shop);
  return data({ ...accountFrame(place, view.title, shop), view }, { headers: cookieHeaders(visitor.newCookies()) });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyOrders({ loaderData: { area, view } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={view.title}>
      <OrdersList view={view} />
    </AccountArea>
  );
}
