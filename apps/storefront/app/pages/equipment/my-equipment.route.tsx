import { data } from 'react-router';
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
import type { Route } from './+types/my-equipment.route.ts';
import { EquipmentList } from '../../equipment/equipment-list.tsx';
import { equipmentView, machinesOnPage } from '../../equipment/equipment-view.ts';

const place = 'my-account/my-equipment';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await signedInCustomer(place, visitor, shop);
  const { page, limit, offset } = pageAskedFor(url.searchParams, machinesOnPage);
  const answer = await visitor.calls['my-equipment'].getMyEquipment(
    { locale: shop.locale, limit, offset },
    logged(shop, 'nobody knows what was bought'),
  );
  const { total, results: machines } = listOnPage(valueOrUnavailable(answer, shop), page);
  const shownNumber = (orderNumber: string) => shownOrderNumber(orderNumber, shop);
  const view = equipmentView({ machines, total, page, shownNumber, now: new Date() }, shop);
  return data({ ...accountFrame(place, view.title, shop), view }, { headers: cookieHeaders(visitor.newCookies()) });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyEquipment({ loaderData: { area, view } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={view.title}>
      <EquipmentList view={view} />
    </AccountArea>
  );
}
