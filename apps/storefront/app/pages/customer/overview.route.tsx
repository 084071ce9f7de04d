import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/overview.route.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { findLoyalty } from '../../customer/overview/loyalty-view.ts';
import { Overview } from '../../customer/overview/overview.tsx';
import { overviewView } from '../../customer/overview/overview-view.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';

const place = 'my-account';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const customer = await signedInCustomer(place, visitor, shop);
  const view = overviewView(customer, await findLoyalty(visitor, shop), shop);
  return { ...accountFrame(place, view.title, shop), view };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function AccountOverview({ loaderData: { area, view } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={view.title}>
      <Overview view={view} />
    </AccountArea>
  );
}
