import { redirect } from 'react-router';
import { version as versionField } from '@tradehall/domain/calls/fields.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { translator } from '../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../request/cookie-headers.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/password.route.ts';
import { AccountPage } from './account-page.tsx';
import { codeOf, errorOf, formOf, logged, shownAgain, textIn } from './account-request.ts';
import { hrefWithNext } from './next-page.ts';
import { PasswordSection } from './password-section.tsx';
import { emptyChange, passwordSectionView, readChange } from './password-section-view.ts';

const place = 'my-account/password';

/** The guard has asked already; whoever has signed out since then signs in again. */
const customerOf = async ({ calls }: VisitorRequest, shop: ShopRequest): Promise<Customer> => {
  const wish = { locale: shop.locale, customer: true };
  const answer = await calls['new-ct'].getMe(wish, logged(shop, 'nobody can tell who it is'));
  const customer = answer?.ok === true ? answer.value.me.customer : null;
  if (customer !== null) {
    return customer;
  }
  if (answer?.ok === false && answer.failure.code === 'user-not-found') {
    const next = hrefWithNext(place, null, shop);
    throw redirect(`/login?${new URLSearchParams({ next }).toString()}`, 302);
  }
  throw new Response(errorOf('unknown', shop), { status: 503 });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { email, version } = await customerOf(visitor, shop);
  const view = passwordSectionView({ form: emptyChange, email, version, code: null }, shop);
  const isChanged = url.searchParams.has('changed');
  return {
    view,
    changed: isChanged ? translator(shop.locale)('account.passwordChanged') : null,
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const form = readChange(sent);
  const { email, version } = await customerOf(visitor, shop);
  const again = (code: string) => shownAgain(passwordSectionView({ form, email, version, code }, shop), code);
  const seen = versionField.safeParse(Number(textIn(sent, 'version')));
  if (!form.isComplete || !seen.success) {
    return again('invalid-input');
  }
  const answer = await visitor.calls['new-ct'].customerChangeMyPassword(
    { locale: shop.locale, version: seen.data, ...form.values },
    logged(shop, 'no password was changed'),
  );
  return answer?.ok === true
    ? redirect('/my-account/password?changed', { status: 303, headers: cookieHeaders(visitor.newCookies()) })
    : again(codeOf(answer));
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { changed } = loaderData;
  const view = actionData ?? loaderData.view;
  return (
    <AccountPage title={view.title}>
      {changed !== null && actionData === undefined && (
        <Notice kind="success" isLive>
          {changed}
        </Notice>
      )}
      <PasswordSection view={view} />
    </AccountPage>
  );
}
