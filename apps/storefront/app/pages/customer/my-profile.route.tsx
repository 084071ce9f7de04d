import { redirect } from 'react-router';
import { version as versionField } from '@tradehall/domain/calls/fields.ts';
import { translator } from '../../i18n/translator.ts';
import { PasskeySection } from '../../passkeys/passkey-section.tsx';
import { passkeySectionView } from '../../passkeys/passkey-section-view.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/my-profile.route.ts';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { codeOf, formOf, logged, shownAgain, textIn } from '../../customer/account-request.ts';
import { Profile } from '../../customer/profile.tsx';
import { profileOf, profileView, readProfile } from '../../customer/profile-view.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';

const place = 'my-account/my-profile';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const customer = await signedInCustomer(place, context.get(visitorRequest), shop);
  const view = profileView({ form: profileOf(customer), customer, code: null }, shop);
  const isSaved = url.searchParams.has('saved');
  return {
    ...accountFrame(place, view.title, shop),
    view,
    passkeys: await passkeySectionView(url.searchParams, context.get(visitorRequest), shop),
    saved: isSaved ? translator(shop.locale)('account.profileSaved') : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const form = readProfile(sent, shop);
  const customer = await signedInCustomer(place, visitor, shop);
  const again = (code: string) => shownAgain(profileView({ form, customer, code }, shop), code);
  const seen = versionField.safeParse(Number(textIn(sent, 'version')));
  if (!form.isComplete || !seen.success) return again('invalid-input');
  const { firstName, lastName, dateOfBirth } = form.values;
  const date = dateOfBirth.trim();
  const answer = await visitor.calls['new-ct'].customerUpdateMe(
    {
      version: seen.data,
      changes: {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        dateOfBirth: date === '' ? null : date,
      },
    },
    logged(shop, 'no profile was changed'),
  );
  return answer?.ok === true
    ? redirect(`${routeTable[place].path}?saved`, { status: 303, headers: cookieHeaders(visitor.newCookies()) })
    : again(codeOf(answer));
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { area, saved } = loaderData;
  const view = actionData ?? loaderData.view;
  return (
    <AccountArea area={area} title={view.title}>
      {saved !== null && actionData === undefined && (
        <Notice kind="success" isLive>
          {saved}
        </Notice>
      )}
      <Profile view={view} />
      <PasskeySection view={loaderData.passkeys} />
    </AccountArea>
  );
}
