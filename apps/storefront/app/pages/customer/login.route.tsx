import { data, redirect } from 'react-router';
import { noticeTexts } from '../../cart/notice-texts.ts';
import { PasskeySignIn } from '../../passkeys/passkey-sign-in.tsx';
import { passkeySignInView } from '../../passkeys/passkey-sign-in-view.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { findOfferedProviders } from '../../sign-in-providers/find-offered-providers.ts';
import { SignInButtons } from '../../sign-in-providers/sign-in-buttons.tsx';
import { signInButtonsView } from '../../sign-in-providers/sign-in-buttons-view.ts';
import { signInFailureText } from '../../sign-in-providers/sign-in-failure-text.ts';
import type { Route } from './+types/login.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { codeOf, errorOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { LoginForm } from '../../customer/login-form.tsx';
import { emptyLogin, loginView, readLogin } from '../../customer/login-view.ts';
import { nextPage, routerTarget } from '../../customer/next-page.ts';
import { SignedIn } from '../../customer/signed-in.tsx';
import { signedInView } from '../../customer/signed-in-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const next = url.searchParams.get('next');
  const view = loginView(emptyLogin, signInFailureText(url.searchParams, shop), next, shop);
  return {
    view,
    ways: signInButtonsView(await findOfferedProviders(shop), next, shop),
    passkey: passkeySignInView(next, shop),
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute('login', shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const wanted = url.searchParams.get('next');
  const sent = await formOf(request, visitor);
  const form = readLogin(sent);
  const again = (error: string | null, code: string) =>
    shownAgain({ view: loginView(form, error, wanted, shop), signedIn: null }, code);
  if (!form.isComplete) return again(null, 'invalid-input');
  const { email, password } = form.values;
  const answer = await visitor.calls['new-ct'].customerSignMeIn(
    { locale: shop.locale, email: email.trim(), password, ...proofIn(sent) },
    logged(shop, 'nobody could sign in'),
  );
  if (answer?.ok !== true) {
    const code = codeOf(answer);
    return again(errorOf(code, shop, ['failure.customer-login-failed', 'failure.sign-in-proof-needed']), code);
  }
  const headers = cookieHeaders(visitor.newCookies());
  const next = nextPage(wanted, shop);
  const { cartNotices } = answer.value;
  return cartNotices.length === 0
    ? redirect(routerTarget(next, shop), { status: 303, headers })
    : data({ view: null, signedIn: signedInView(noticeTexts(cartNotices, shop), next, shop) }, { headers });
}

/** Of the work that the browser had to do; without JavaScript there is none. */
function proofIn(sent: FormData): { proof?: string } {
  const proof = textIn(sent, 'proof');
  return proof === '' ? {} : { proof };
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const signedIn = actionData?.signedIn ?? null;
  const view = actionData?.view ?? loaderData.view;
  return signedIn === null ? (
    <AccountPage title={view.title}>
      <LoginForm view={view} />
      <SignInButtons view={loaderData.ways}>
        <PasskeySignIn view={loaderData.passkey} />
      </SignInButtons>
    </AccountPage>
  ) : (
    <AccountPage title={signedIn.title}>
      <SignedIn view={signedIn} />
    </AccountPage>
  );
}
