import { data, redirect } from 'react-router';
import { accountAreaView } from '../../customer/account-area-view.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { codeOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/delete-account.route.ts';
import { DeletionPage, LastStep } from '../../privacy/delete-account-page.tsx';
import { deletionView, lastStepView } from '../../privacy/delete-account-view.ts';
import { findMyData } from '../../privacy/find-my-data.ts';
import { readProof, readToken } from '../../privacy/read-proof.ts';

const place = 'my-account/my-data/delete';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { email } = await signedInCustomer(place, visitor, shop);
  const { hasPassword } = await findMyData(visitor, shop);
  const asked = url.searchParams;
  const proof = { email, hasPassword, token: asked.get('token'), code: asked.get('problem') };
  const view = deletionView({ ...proof, isLinkSent: asked.has('sent') }, shop);
  return {
    view,
    area: accountAreaView('my-account/my-data', shop),
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

/** The first of two steps: whoever sits there is the owner. Nothing is deleted yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  if (textIn(sent, 'step') === 'link') {
    // One link for both pages: it leads to the first.
    const asked = await visitor.calls['my-data'].requestDataLink({ locale: shop.locale }, logged(shop, 'no link'));
    return redirect(asked?.ok === true ? `/${place}?sent` : `/${place}?problem=${codeOf(asked)}`, 303);
  }
  const { email } = await signedInCustomer(place, visitor, shop);
  const proof = readProof(sent);
  const answer =
    proof === null
      ? null
      : await visitor.calls['my-data'].beginErasure({ proof }, logged(shop, 'no account can be deleted'));
  if (answer?.ok === true) return data(lastStepView(email, answer.value.confirmation, shop), { status: 200 });
  const code = proof === null ? 'invalid-input' : codeOf(answer);
  const { hasPassword } = await findMyData(visitor, shop);
  return shownAgain(deletionView({ email, hasPassword, token: readToken(sent), code, isLinkSent: false }, shop), code);
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <AccountArea area={loaderData.area} title={view.title}>
      {view.kind === 'statement' ? <DeletionPage view={view} /> : <LastStep view={view} />}
    </AccountArea>
  );
}
