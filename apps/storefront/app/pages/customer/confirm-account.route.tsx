import { data, redirect } from 'react-router';
import { cookieHeaders } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/confirm-account.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { codeOf, errorOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { AccountTold } from '../../customer/account-told.tsx';
import { ConfirmAccount } from '../../customer/confirm-account.tsx';
import { confirmView } from '../../customer/confirm-account-view.ts';
import { linkDoneView, linkExpiredView } from '../../customer/link-told-view.ts';
import { NewPasswordForm } from '../../customer/new-password-form.tsx';
import { emptyNewPassword, newPasswordView, readNewPassword } from '../../customer/new-password-view.ts';
import { nextAfterMail } from '../../customer/next-page.ts';

const place = 'create-account/confirm';
/** The device is known to the account from now on. */
const tellDone = (visitor: VisitorRequest) =>
  redirect('/create-account/confirm?done', { status: 303, headers: cookieHeaders(visitor.newCookies()) });
const tellExpired = () => redirect('/create-account/confirm?expired', 303);

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const token = url.searchParams.get('token') ?? '';
  const isDone = url.searchParams.has('done');
  const told = isDone ? linkDoneView(place, await nextAfterMail(context.get(visitorRequest), shop), shop) : null;
  const expired = token === '' ? linkExpiredView(place, shop) : null;
  const confirm = confirmView(token, null, shop);
  const { title } = told ?? expired ?? confirm;
  return {
    confirm,
    told: told ?? expired,
    hasNewsletter: false,
    facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

async function verify(token: string, visitor: VisitorRequest, shop: ShopRequest) {
  const answer = await visitor.calls['new-ct'].verifyAccount({ token }, logged(shop, 'no account was confirmed'));
  if (answer?.ok === true) {
    const choose = { form: emptyNewPassword, token, place, code: null, error: null } as const;
    return answer.value.isComplete ? tellDone(visitor) : data({ confirm: null, choose: newPasswordView(choose, shop) });
  }
  const code = codeOf(answer);
  return code === 'link-expired'
    ? tellExpired()
    : shownAgain({ confirm: confirmView(token, errorOf(code, shop), shop), choose: null }, code);
}

async function complete(token: string, sent: FormData, visitor: VisitorRequest, shop: ShopRequest) {
  const form = readNewPassword(sent);
  const again = (code: string, error: string | null) =>
    shownAgain({ confirm: null, choose: newPasswordView({ form, token, place, code, error }, shop) }, code);
  if (!form.isComplete) return again('invalid-input', null);
  const wish = { token, newPassword: form.values.password };
  const answer = await visitor.calls['new-ct'].completeAccount(wish, logged(shop, 'no account was opened'));
  if (answer?.ok === true) return tellDone(visitor);
  const code = codeOf(answer);
  return code === 'link-expired' ? tellExpired() : again(code, errorOf(code, shop));
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const token = textIn(sent, 'token').slice(0, 500);
  if (token === '') return tellExpired();
  return sent.has('password') ? complete(token, sent, visitor, shop) : verify(token, visitor, shop);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ConfirmAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const choose = actionData?.choose ?? null;
  if (choose !== null) {
    return (
      <AccountPage title={choose.title}>
        <NewPasswordForm view={choose} />
      </AccountPage>
    );
  }
  const told = actionData === undefined ? loaderData.told : null;
  const confirm = actionData?.confirm ?? loaderData.confirm;
  return (
    <AccountPage title={told?.title ?? confirm.title}>
      {told === null ? <ConfirmAccount view={confirm} /> : <AccountTold view={told} />}
    </AccountPage>
  );
}
