import { redirect } from 'react-router';
import { accountAreaView } from '../../customer/account-area-view.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { codeOf, formOf, logged } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/my-data.route.ts';
import { findMyData } from '../../privacy/find-my-data.ts';
import { MyDataPage } from '../../privacy/my-data-page.tsx';
import { myDataView } from '../../privacy/my-data-view.ts';

const place = 'my-account/my-data';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { email } = await signedInCustomer(place, visitor, shop);
  const kept = await findMyData(visitor, shop);
  const asked = url.searchParams;
  const proof = { email, token: asked.get('token'), code: asked.get('problem') };
  const view = myDataView({ ...kept, ...proof, isLinkSent: asked.has('sent') }, shop);
  return {
    view,
    area: accountAreaView(place, shop),
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

/** Without a password: the link by mail. The file itself has an address of its own. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await formOf(request, visitor);
  const wish = { locale: shop.locale };
  const answer = await visitor.calls['my-data'].requestDataLink(wish, logged(shop, 'no link was mailed'));
  return redirect(
    answer?.ok === true ? '/my-account/my-data?sent' : `/my-account/my-data?problem=${codeOf(answer)}`,
    303,
  );
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyData({ loaderData: { view, area } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={view.title}>
      <MyDataPage view={view} />
    </AccountArea>
  );
}
