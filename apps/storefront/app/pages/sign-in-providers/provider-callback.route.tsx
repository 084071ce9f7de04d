import { data, redirect } from 'react-router';
import { AccountPage } from '../../customer/account-page.tsx';
import { nextPage, routerTarget } from '../../customer/next-page.ts';
import { SignedIn } from '../../customer/signed-in.tsx';
import { signedInView } from '../../customer/signed-in-view.ts';
import { noticeTexts } from '../../cart/notice-texts.ts';
import { notStored } from '../../request/cache-headers.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/provider-callback.route.ts';
import { completeSignIn } from '../../sign-in-providers/complete-sign-in.ts';
import { nextCookie } from '../../sign-in-providers/next-cookie.ts';
import { providerOfPattern } from '../../sign-in-providers/providers.ts';

/** A GET that changes something: what the provider brings back is bound to this browser, and good once. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const completed = await completeSignIn(providerOfPattern(pattern), url.searchParams, visitor, shop);
  const headers = cookieHeaders([...visitor.newCookies(), nextCookie(null, shop)]);
  headers.set('Cache-Control', notStored);
  if (!completed.isSignedIn) throw redirect(completed.href, { status: 303, headers });
  const next = nextPage(completed.next, shop);
  if (completed.cartNotices.length === 0) throw redirect(routerTarget(next, shop), { status: 303, headers });
  const view = signedInView(noticeTexts(completed.cartNotices, shop), next, shop);
  // Its address is good for nothing any more: who changes the language goes to the page that begins it.
  const facts = pageFacts({ title: view.title, paths: pathsOfRoute('login', shop), robots: 'noindex' }, shop);
  return data({ view, hasNewsletter: false, facts }, { headers });
}

/** What came back is used up. */
export const shouldRevalidate = () => false;

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function BackFromProvider({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountPage title={view.title}>
      <SignedIn view={view} />
    </AccountPage>
  );
}
