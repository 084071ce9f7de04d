import { data, redirect } from 'react-router';
import { usedPasskeyInBrowser } from '@tradehall/domain/customer/passkey.ts';
import { AccountLinks } from '../../customer/account-links.tsx';
import { AccountPage } from '../../customer/account-page.tsx';
import { codeOf, formOf, logged, textIn } from '../../customer/account-request.ts';
import { hrefWithNext, nextPage, routerTarget } from '../../customer/next-page.ts';
import { SignedIn } from '../../customer/signed-in.tsx';
import { signedInView } from '../../customer/signed-in-view.ts';
import { noticeTexts } from '../../cart/notice-texts.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/passkey-sign-in.route.ts';
import { credentialIn } from '../../passkeys/credential-in.ts';

const place = 'sign-in/passkey';

/** Whoever opens the address by itself finds the way to the page that begins it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const translate = translator(shop.locale);
  const title = translate('account.signInTitle');
  const login = hrefWithNext('login', url.searchParams.get('next'), shop);
  return {
    title,
    links: [{ href: login, label: translate('account.signIn') }],
    hasNewsletter: false,
    facts: pageFacts({ title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const wanted = url.searchParams.get('next');
  const credential = credentialIn(textIn(await formOf(request, visitor), 'credential'), usedPasskeyInBrowser);
  const answer =
    credential === null
      ? null
      : await visitor.calls.passkeys.signInWithPasskey(
          { locale: shop.locale, credential },
          logged(shop, 'nobody could sign in with a passkey'),
        );
  const headers = cookieHeaders(visitor.newCookies());
  if (answer?.ok !== true) {
    const failed = credential === null ? 'passkey-failed' : codeOf(answer);
    const search = new URLSearchParams({ failed, ...(wanted !== null && { next: wanted }) });
    return redirect(`/login?${search.toString()}`, { status: 303, headers });
  }
  const next = nextPage(wanted, shop);
  const { cartNotices } = answer.value;
  return cartNotices.length === 0
    ? redirect(routerTarget(next, shop), { status: 303, headers })
    : data(signedInView(noticeTexts(cartNotices, shop), next, shop), { headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PasskeySignInPage({ loaderData, actionData }: Route.ComponentProps) {
  return actionData === undefined ? (
    <AccountPage title={loaderData.title}>
      <AccountLinks links={loaderData.links} />
    </AccountPage>
  ) : (
    <AccountPage title={actionData.title}>
      <SignedIn view={actionData} />
    </AccountPage>
  );
}
