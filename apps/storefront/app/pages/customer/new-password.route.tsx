import { redirect } from 'react-router';
import { cookieHeaders } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/new-password.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { codeOf, errorOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { AccountTold } from '../../customer/account-told.tsx';
import { linkDoneView, linkExpiredView } from '../../customer/link-told-view.ts';
import { NewPasswordForm } from '../../customer/new-password-form.tsx';
import { emptyNewPassword, newPasswordView, readNewPassword } from '../../customer/new-password-view.ts';
import { nextAfterMail } from '../../customer/next-page.ts';

const place = 'password-reset/change-password';

const tellExpired = () => redirect('/password-reset/change-password?expired', 303);

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const token = url.searchParams.get('token') ?? '';
  const isDone = url.searchParams.has('done');
  const done = isDone ? linkDoneView(place, await nextAfterMail(context.get(visitorRequest), shop), shop) : null;
  const expired = token === '' ? linkExpiredView(place, shop) : null;
  const view = newPasswordView({ form: emptyNewPassword, token, place, code: null, error: null }, shop);
  const { title } = done ?? expired ?? view;
  return {
    view,
    told: done ?? expired,
    hasNewsletter: false,
    facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const token = textIn(sent, 'token').slice(0, 500);
  if (token === '') return tellExpired();
  const form = readNewPassword(sent);
  const again = (code: string, error: string | null) =>
    shownAgain(newPasswordView({ form, token, place, code, error }, shop), code);
  if (!form.isComplete) return again('invalid-input', null);
  const answer = await visitor.calls['new-ct'].customerResetPassword(
    { token, newPassword: form.values.password },
    logged(shop, 'no password was reset'),
  );
  if (answer?.ok === true) {
    // The device is known to the account from now on.
    const headers = cookieHeaders(visitor.newCookies());
    return redirect('/password-reset/change-password?done', { status: 303, headers });
  }
  const code = codeOf(answer);
  return code === 'link-expired' ? tellExpired() : again(code, errorOf(code, shop));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  const told = actionData === undefined ? loaderData.told : null;
  return (
    <AccountPage title={told?.title ?? view.title}>
      {told === null ? <NewPasswordForm view={view} /> : <AccountTold view={told} />}
    </AccountPage>
  );
}
