import { redirect } from 'react-router';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/password-reset.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { formOf, shownAgain } from '../../customer/account-request.ts';
import { answerPasswordReset } from '../../customer/answer-password-reset.ts';
import { PasswordResetForm } from '../../customer/password-reset-form.tsx';
import { emptyReset, passwordResetView } from '../../customer/password-reset-view.ts';

const place = 'password-reset';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = passwordResetView(emptyReset, null, place, shop);
  return {
    view,
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const refused = await answerPasswordReset(await formOf(request, visitor), place, visitor, shop);
  return refused === null ? redirect('/password-reset/check-email', 303) : shownAgain(refused.view, refused.code);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <AccountPage title={view.title}>
      <PasswordResetForm view={view} />
    </AccountPage>
  );
}
