import { data, redirect } from 'react-router';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountFrame } from '../../customer/account-frame.ts';
import { codeOf, errorOf, formOf, logged, shownAgain } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/my-newsletter.route.ts';
import { Preferences } from '../../newsletter/preferences.tsx';
import { preferenceKinds, preferencesView } from '../../newsletter/preferences-view.ts';

const place = 'my-account/my-newsletter';

interface Told {
  readonly isSaved: boolean;
  readonly error: string | null;
}

async function loadView(told: Told, visitor: VisitorRequest, shop: ShopRequest) {
  const { email } = await signedInCustomer(place, visitor, shop);
  const answer = await visitor.calls.shop.getConsents({}, logged(shop, 'nobody can tell what was agreed to'));
  if (answer?.ok !== true) {
    // Nothing is shown as if it held: saving would change what nobody has seen.
    throw new Response(errorOf('unknown', shop), { status: 503 });
  }
  return preferencesView({ email, consents: answer.value.consents, ...told }, shop);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const view = await loadView({ isSaved: url.searchParams.has('saved'), error: null }, visitor, shop);
  return data({ ...accountFrame(place, view.title, shop), view }, { headers: cookieHeaders(visitor.newCookies()) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const ticked = (await formOf(request, visitor)).getAll('consent');
  const answer = await visitor.calls.cia['customer-consent'](
    {
      locale: shop.locale,
      asked: [...preferenceKinds],
      consents: preferenceKinds.filter((kind) => ticked.includes(kind)),
    },
    logged(shop, 'no consent was saved'),
  );
  if (answer?.ok === true)
    return redirect('/my-account/my-newsletter?saved', { status: 303, headers: cookieHeaders(visitor.newCookies()) });
  const code = codeOf(answer);
  return shownAgain(await loadView({ isSaved: false, error: errorOf(code, shop) }, visitor, shop), code);
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <AccountArea area={loaderData.area} title={view.title}>
      <Preferences view={view} />
    </AccountArea>
  );
}
