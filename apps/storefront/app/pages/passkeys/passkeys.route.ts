import { redirect } from 'react-router';
import { newPasskeyInBrowser, passkeyName } from '@tradehall/domain/customer/passkey.ts';
import { codeOf, formOf, logged, textIn } from '../../customer/account-request.ts';
import { cookieHeaders } from '../../request/cookie-headers.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import type { Route } from './+types/passkeys.route.ts';
import { credentialIn } from '../../passkeys/credential-in.ts';
import { ownPasskeyName } from '../../passkeys/passkey-section-view.ts';

const profile = routeTable['my-account/my-profile'].path;

/** The forms stand on the profile. */
export const loader = () => redirect(profile, 302);

async function add(sent: FormData, { calls }: VisitorRequest, shop: ShopRequest): Promise<string> {
  const credential = credentialIn(textIn(sent, 'credential'), newPasskeyInBrowser);
  const name = passkeyName.safeParse(textIn(sent, 'name'));
  if (credential === null) return 'passkey-failed';
  const answer = await calls.passkeys.addPasskey(
    { locale: shop.locale, name: name.success ? name.data : ownPasskeyName(shop), credential },
    logged(shop, 'no passkey was added'),
  );
  return answer?.ok === true ? 'added' : codeOf(answer);
}

async function remove(sent: FormData, { calls }: VisitorRequest, shop: ShopRequest): Promise<string> {
  const answer = await calls.passkeys.removePasskey(
    { passkeyId: textIn(sent, 'passkeyId') },
    logged(shop, 'no passkey was removed'),
  );
  return answer?.ok === true ? 'removed' : codeOf(answer);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sent = await formOf(request, visitor);
  const outcome = await (sent.has('passkeyId') ? remove : add)(sent, visitor, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return redirect(`${profile}?${new URLSearchParams({ passkey: outcome }).toString()}`, { status: 303, headers });
}
