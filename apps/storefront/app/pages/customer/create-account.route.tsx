import { redirect } from 'react-router';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { findOfferedProviders } from '../../sign-in-providers/find-offered-providers.ts';
import { SignInButtons } from '../../sign-in-providers/sign-in-buttons.tsx';
import { signInButtonsView } from '../../sign-in-providers/sign-in-buttons-view.ts';
import type { Route } from './+types/create-account.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { formOf, shownAgain } from '../../customer/account-request.ts';
import { AccountTold } from '../../customer/account-told.tsx';
import { answerCreateAccount } from '../../customer/answer-create-account.ts';
import { CreateAccountForm } from '../../customer/create-account-form.tsx';
import { accountCreatedView, createAccountView, emptyCreate } from '../../customer/create-account-view.ts';

const place = 'create-account';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const next = url.searchParams.get('next');
  const told = url.searchParams.has('sent') ? accountCreatedView(place, next, shop) : null;
  const view = createAccountView(emptyCreate, null, place, next, shop);
  const { title } = told ?? view;
  return {
    view,
    told,
    ways: signInButtonsView(await findOfferedProviders(shop), next, shop),
    // The form asks for it itself.
    hasNewsletter: false,
    facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const next = url.searchParams.get('next');
  const refused = await answerCreateAccount({ sent: await formOf(request, visitor), place, next }, visitor, shop);
  if (refused !== null) return shownAgain(refused.view, refused.code);
  const search = new URLSearchParams({ sent: '', ...(next !== null && { next }) });
  return redirect(`/create-account?${search.toString()}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  const told = actionData === undefined ? loaderData.told : null;
  return (
    <AccountPage title={told?.title ?? view.title}>
      {told === null ? <CreateAccountForm view={view} /> : <AccountTold view={told} />}
      {told === null && <SignInButtons view={loaderData.ways} />}
    </AccountPage>
  );
}
