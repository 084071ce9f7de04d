import { data, redirect } from 'react-router';
import { StoredCards } from '../../checkout/stored-cards/stored-cards.tsx';
import { storedCardsView } from '../../checkout/stored-cards/stored-cards-view.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import type { Route } from './+types/my-cards.route.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { codeOf, formOf, logged, textIn } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';

const place = 'my-account/cards';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await signedInCustomer(place, visitor, shop);
  const view = await storedCardsView(url.searchParams, visitor, shop);
  return data(
    { ...accountFrame(place, view.cardsTitle, shop), view },
    { headers: cookieHeaders(visitor.newCookies()) },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const wish = { recurringDetailReference: textIn(sent, 'card') };
  const answer = await visitor.calls['new-adyen'].removeCard(wish, logged(shop, 'no card was removed'));
  const code = answer?.ok === true ? 'removed' : codeOf(answer);
  // One that is not found is gone already.
  const card = code === 'card-not-found' ? 'removed' : code;
  const headers = cookieHeaders(visitor.newCookies());
  return redirect(`${routeTable[place].path}?${new URLSearchParams({ card }).toString()}`, { status: 303, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyCards({ loaderData: { area, view } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={view.cardsTitle}>
      <StoredCards view={view} />
    </AccountArea>
  );
}
