import { data, redirect } from 'react-router';
import { AccountPage } from '../../customer/account-page.tsx';
import { formOf } from '../../customer/account-request.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/provider-sign-in.route.ts';
import { failedHref, providerOfPattern } from '../../sign-in-providers/providers.ts';
import { findOfferedProviders } from '../../sign-in-providers/find-offered-providers.ts';
import { Leaving, leavingHeaders, refreshTo } from '../../sign-in-providers/leaving.tsx';
import { nextCookie } from '../../sign-in-providers/next-cookie.ts';
import { SignInButtons } from '../../sign-in-providers/sign-in-buttons.tsx';
import { signInButtonsView } from '../../sign-in-providers/sign-in-buttons-view.ts';
import { startSignIn } from '../../sign-in-providers/start-sign-in.ts';

/** Opening the address begins nothing: a button does. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const provider = providerOfPattern(pattern);
  const shop = context.get(shopRequest);
  const offered = await findOfferedProviders(shop);
  if (!offered.includes(provider)) throw new Response(null, { status: 404 });
  const title = translator(shop.locale)('account.signInTitle');
  return {
    title,
    ways: signInButtonsView([provider], url.searchParams.get('next'), shop),
    hasNewsletter: false,
    facts: pageFacts({ title, paths: pathsOfRoute(`sign-in/${provider}`, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, pattern, request, url }: Route.ActionArgs) {
  const provider = providerOfPattern(pattern);
  const next = url.searchParams.get('next');
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  await formOf(request, visitor);
  const started = await startSignIn(provider, next, visitor, shop);
  const headers = cookieHeaders([...visitor.newCookies(), nextCookie(next, shop)]);
  if (!started.isStarted) return redirect(failedHref(started.code, provider, next), { status: 303, headers });
  headers.set('Refresh', refreshTo(started.view.href));
  return data(started.view, { headers });
}

export const headers = leavingHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ProviderSignIn({ loaderData, actionData }: Route.ComponentProps) {
  return actionData === undefined ? (
    <AccountPage title={loaderData.title}>
      <SignInButtons view={loaderData.ways} />
    </AccountPage>
  ) : (
    <AccountPage title={actionData.title}>
      <Leaving view={actionData} />
    </AccountPage>
  );
}
