import { data, redirect } from 'react-router';
import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import { noticeTexts } from '../cart/notice-texts.ts';
import { translator } from '../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../request/cookie-headers.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageLinks } from '../request/page-links.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import type { Route } from './+types/login.route.ts';
import { AccountPage } from './account-page.tsx';
import { codeOf, errorOf, formOf, logged, shownAgain } from './account-request.ts';
import { LoginForm } from './login-form.tsx';
import { emptyLogin, loginView, readLogin } from './login-view.ts';
import { nextPage, routerTarget } from './next-page.ts';
import { SignedIn } from './signed-in.tsx';
import type { SignedInView } from './signed-in.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = loginView(emptyLogin, null, url.searchParams.get('next'), shop);
  return { view, facts: pageFacts({ title: view.title, paths: pathsOfRoute('login', shop), robots: 'noindex' }, shop) };
}

const signedInView = (notices: readonly CartNotice[], next: string, shop: ShopRequest): SignedInView => {
  const translate = translator(shop.locale);
  const cart = pageLinks(shop).route('checkout/cart');
  return {
    title: translate('account.signedInTitle'),
    changed: translate('cart.notices'),
    notices: noticeTexts(notices, shop),
    goOn: { href: next, label: translate('confirmation.continue') },
    toCart: cart === null || cart === next ? null : { href: cart, label: translate('shell.cartOpen') },
  };
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const wanted = url.searchParams.get('next');
  const form = readLogin(await formOf(request, visitor));
  const again = (error: string | null, code: string) =>
    shownAgain({ view: loginView(form, error, wanted, shop), signedIn: null }, code);
  if (!form.isComplete) {
    return again(null, 'invalid-input');
  }
  const { email, password } = form.values;
  const answer = await visitor.calls['new-ct'].customerSignMeIn(
    { locale: shop.locale, email: email.trim(), password },
    logged(shop, 'nobody could sign in'),
  );
  if (answer?.ok !== true) {
    const code = codeOf(answer);
    return again(errorOf(code, shop, ['failure.customer-login-failed']), code);
  }
  const headers = cookieHeaders(visitor.newCookies());
  const next = nextPage(wanted, shop);
  const { cartNotices } = answer.value;
  return cartNotices.length === 0
    ? redirect(routerTarget(next, shop), { status: 303, headers })
    : data({ view: null, signedIn: signedInView(cartNotices, next, shop) }, { headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const signedIn = actionData?.signedIn ?? null;
  const view = actionData?.view ?? loaderData.view;
  return signedIn === null ? (
    <AccountPage title={view.title}>
      <LoginForm view={view} />
    </AccountPage>
  ) : (
    <AccountPage title={signedIn.title}>
      <SignedIn view={signedIn} />
    </AccountPage>
  );
}
