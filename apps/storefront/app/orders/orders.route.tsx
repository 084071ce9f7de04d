import { AccountArea } from '../account/account-area.tsx';
import { accountAreaView } from '../account/account-area-view.ts';
import { codeOf, errorOf, logged } from '../account/account-request.ts';
import { signedInCustomer } from '../account/signed-in-customer.ts';
import { shownOrderNumber } from '../checkout/placed-order-view.ts';
import { cookieHeaders, handOnCookies } from '../request/cookie-headers.ts';
import { pageNumberIn } from '../request/numbered-pages.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import { data } from 'react-router';
import type { Route } from './+types/orders.route.ts';
import { OrdersList } from './orders-list.tsx';
import { ordersOnPage, ordersView } from './orders-view.ts';

const place = 'my-account/orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await signedInCustomer(place, visitor, shop);
  const page = pageNumberIn(url.searchParams);
  const answer = await visitor.calls['new-ct'].getOrders(
    { query: 'list', locale: shop.locale, limit: ordersOnPage, offset: (page - 1) * ordersOnPage },
    logged(shop, 'no list of orders'),
  );
  if (answer?.ok !== true) {
    throw new Response(errorOf(codeOf(answer), shop), { status: 503 });
  }
  const { total, results: orders } = answer.value.me.orders;
  if (orders.length === 0 && page > 1) {
    throw new Response(null, { status: 404 });
  }
  const shownNumber = (orderNumber: string) => shownOrderNumber(orderNumber, shop);
  const view = ordersView({ orders, total, page, shownNumber }, shop);
  const facts = pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop);
  return data(
    { area: accountAreaView(place, shop), view, facts, hasNewsletter: false },
    { headers: cookieHeaders(visitor.newCookies()) },
  );
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
