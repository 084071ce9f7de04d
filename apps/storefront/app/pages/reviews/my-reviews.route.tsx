import { data } from 'react-router';
import { AccountArea } from '../../customer/account-area.tsx';
import { accountAreaView } from '../../customer/account-area-view.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { translator } from '../../i18n/translator.ts';
import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/my-reviews.route.ts';
import { MyReviews } from '../../reviews/my-reviews.tsx';
import { lastMyReviewsPage, myReviewsView } from '../../reviews/my-reviews-view.ts';
import { findMyReviews } from '../../reviews/review-request.ts';
import { reviewErrorText } from '../../reviews/review-told-view.ts';

const place = 'my-account/my-reviews';

function pageOf({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const page = pageOf(url);
  await signedInCustomer(place, visitor, shop);
  const list = await findMyReviews({ sku: null, page }, visitor, shop);
  if (typeof list !== 'string' && page > lastMyReviewsPage(list)) throw new Response(null, { status: 404 });
  const title = translator(shop.locale)('account.nav.reviews');
  const known = typeof list === 'string' ? null : myReviewsView(list, page, shop);
  return data(
    {
      title,
      area: accountAreaView(place, shop),
      view: known,
      error: known === null ? reviewErrorText('unknown', shop) : null,
      hasNewsletter: false,
      facts: pageFacts({ title, paths: pathsOfRoute(place, shop), search: url.search, robots: 'noindex' }, shop),
    },
    { status: known === null ? 503 : 200 },
  );
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyReviewsPage({ loaderData: { title, area, view, error } }: Route.ComponentProps) {
  return (
    <AccountArea area={area} title={title}>
      {error !== null && <Notice kind="error">{error}</Notice>}
      {view !== null && <MyReviews view={view} />}
    </AccountArea>
  );
}
