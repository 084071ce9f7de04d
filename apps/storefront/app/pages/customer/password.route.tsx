import { redirect } from 'react-router';
import { version as versionField } from '@tradehall/domain/calls/fields.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/password.route.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { codeOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { PasswordSection } from '../../customer/password-section.tsx';
import { emptyChange, passwordSectionView, readChange } from '../../customer/password-section-view.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';

const place = 'my-account/password';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { email, version } = await signedInCustomer(place, visitor, shop);
  const view = passwordSectionView({ form: emptyChange, email, version, code: null }, shop);
  const isChanged = url.searchParams.has('changed');
  return {
    ...accountFrame(place, view.title, shop),
    view,
    changed: isChanged ? translator(shop.locale)('account.passwordChanged') : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const form = readChange(sent);
  const { email, version } = await signedInCustomer(place, visitor, shop);
  const again = (code: string) => shownAgain(passwordSectionView({ form, email, version, code }, shop), code);
  const seen = versionField.safeParse(Number(textIn(sent, 'version')));
  if (!form.isComplete || !seen.success) return again('invalid-input');
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
  const { area, changed } = loaderData;
  const view = actionData ?? loaderData.view;
  return (
    <AccountArea area={area} title={view.title}>
      {changed !== null && actionData === undefined && (
        <Notice kind="success" isLive>
          {changed}
        </Notice>
      )}
      <PasswordSection view={view} />
    </AccountArea>
  );
}
