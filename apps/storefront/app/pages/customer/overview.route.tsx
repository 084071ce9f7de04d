import { randomUUID } from 'node:crypto';
import { shownOrderNumber } from '../../checkout/thank-you/placed-order-view.ts';
import { logged } from '../../customer/account-request.ts';
import { EndsSoon } from '../../equipment/ends-soon.tsx';
import { endsSoonUntil, endsSoonView, mostEnding } from '../../equipment/ends-soon-view.ts';
import { LastOrder } from '../../orders/last-order.tsx';
import { lastOrderView } from '../../orders/last-order-view.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/overview.route.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { findLoyalty } from '../../customer/overview/loyalty-view.ts';
import { Overview } from '../../customer/overview/overview.tsx';
import { overviewView } from '../../customer/overview/overview-view.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';

const place = 'my-account';

/** The account is shown without them, too, while nobody can tell. */
async function findLastOrder({ calls }: VisitorRequest, shop: ShopRequest) {
  const answer = await calls['new-ct'].getOrders(
    { query: 'list', locale: shop.locale, limit: 1, offset: 0 },
    logged(shop, 'no last order'),
  );
  const order = answer?.ok === true ? answer.value.me.orders.results[0] : undefined;
  const shownNumber = (orderNumber: string) => shownOrderNumber(orderNumber, shop);
  return order === undefined ? null : lastOrderView({ order, shownNumber, intentId: randomUUID() }, shop);
}

async function findEndsSoon({ calls }: VisitorRequest, shop: ShopRequest) {
  const { locale } = shop;
  const answer = await calls['my-equipment'].getMyEquipment(
    { locale, limit: mostEnding, offset: 0, endsUntil: endsSoonUntil(shop, new Date()) },
    logged(shop, 'nobody knows what ends soon'),
  );
  return answer?.ok === true ? endsSoonView(answer.value.results, shop) : null;
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const customer = await signedInCustomer(place, visitor, shop);
  const [loyalty, lastOrder, endsSoon] = await Promise.all([
    findLoyalty(visitor, shop),
    findLastOrder(visitor, shop),
    findEndsSoon(visitor, shop),
  ]);
  const view = overviewView(customer, loyalty, shop);
  return { ...accountFrame(place, view.title, shop), view, lastOrder, endsSoon };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const { area, view, lastOrder, endsSoon } = loaderData;
  return (
    <AccountArea area={area} title={view.title}>
      <Overview
        view={view}
        lastOrder={lastOrder !== null && <LastOrder view={lastOrder} />}
        endsSoon={endsSoon !== null && <EndsSoon view={endsSoon} />}
      />
    </AccountArea>
  );
}
