import { pageMeta } from '../request/page-meta.ts';
import { shopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import type { Route } from './+types/overview.route.ts';
import { AccountArea } from './account-area.tsx';
import { accountFrame } from './account-frame.ts';
import { Overview } from './overview.tsx';
import { overviewView } from './overview-view.ts';
import { signedInCustomer } from './signed-in-customer.ts';

const place = 'my-account';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = overviewView(await signedInCustomer(place, context.get(visitorRequest), shop), shop);
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
