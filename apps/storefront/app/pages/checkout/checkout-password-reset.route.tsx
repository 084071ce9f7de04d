import { redirect } from 'react-router';
import { AccountColumn } from '../../customer/account-page.tsx';
import { formOf, shownAgain } from '../../customer/account-request.ts';
import { AccountTold } from '../../customer/account-told.tsx';
import { answerPasswordReset } from '../../customer/answer-password-reset.ts';
import { PasswordResetForm } from '../../customer/password-reset-form.tsx';
import { emptyReset, passwordResetView, resetSentView } from '../../customer/password-reset-view.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { Logo } from '../../shell/header/logo.tsx';
import type { Route } from './+types/checkout-password-reset.route.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';

export const handle = { layout: 'base' };

const place = 'checkout/password-reset';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const told = url.searchParams.has('sent') ? resetSentView(place, shop) : null;
  const view = passwordResetView(emptyReset, null, place, shop);
  const { title } = told ?? view;
  return {
    view,
    told,
    frame: checkoutFrameView('data', await storeOf(shop), shop),
    facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const refused = await answerPasswordReset(await formOf(request, visitor), place, visitor, shop);
  return refused === null ? redirect('/checkout/password-reset?sent', 303) : shownAgain(refused.view, refused.code);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function CheckoutPasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  const told = actionData === undefined ? loaderData.told : null;
  return (
    <CheckoutFrame view={loaderData.frame} logo={<Logo />}>
      <AccountColumn title={told?.title ?? view.title}>
        {told === null ? <PasswordResetForm view={view} /> : <AccountTold view={told} />}
      </AccountColumn>
    </CheckoutFrame>
  );
}
