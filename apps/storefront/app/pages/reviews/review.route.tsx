import { data, redirect } from 'react-router';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import { shownAuthorName } from '@tradehall/domain/reviews/written-review.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { formOf } from '../../customer/account-request.ts';
import { signedInCustomer } from '../../customer/signed-in-customer.ts';
import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/review.route.ts';
import { answerReview } from '../../reviews/answer-review.ts';
import { ReviewForm } from '../../reviews/review-form.tsx';
import { findMyReviews } from '../../reviews/review-request.ts';
import { ReviewTold } from '../../reviews/review-told.tsx';
import { reviewRefusedView, reviewSentView } from '../../reviews/review-told-view.ts';
import { reviewedProductView } from '../../reviews/reviewed-product-view.ts';
import { writeReviewView } from '../../reviews/write-review-view.ts';
import { emptyWritten } from '../../reviews/written-form.ts';

const place = 'review';

/** Without a product there is nothing to review: her own list says what there is. */
function skuOf({ searchParams }: URL): string {
  const sku = productSku.safeParse(searchParams.get('sku'));
  if (!sku.success) throw redirect('/my-account/my-reviews', 302);
  return sku.data;
}

async function loadPage(url: URL, visitor: VisitorRequest, shop: ShopRequest) {
  const sku = skuOf(url);
  const { firstName, lastName } = await signedInCustomer(place, visitor, shop);
  const mine = await findMyReviews({ sku, page: 1 }, visitor, shop);
  if (typeof mine === 'string') return { status: 503, view: null, told: reviewRefusedView('unknown', null, shop) };
  const [product] = mine.toReview;
  const [review] = mine.results;
  if (review !== undefined) {
    const reviewed = reviewedProductView(review.product, shop);
    return url.searchParams.has('sent')
      ? { status: 200, view: null, told: reviewSentView(reviewed, shop) }
      : { status: 409, view: null, told: reviewRefusedView('review-already-submitted', reviewed, shop) };
  }
  return product === undefined
    ? { status: 403, view: null, told: reviewRefusedView('review-sku-not-purchased', null, shop) }
    : {
        status: 200,
        view: writeReviewView(product, emptyWritten(shownAuthorName(firstName, lastName)), null, shop),
        told: null,
      };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { status, ...page } = await loadPage(url, context.get(visitorRequest), shop);
  const title = page.view?.title ?? page.told?.title ?? '';
  const facts = pageFacts({ title, paths: pathsOfRoute(place, shop), search: url.search, robots: 'noindex' }, shop);
  return data({ ...page, facts, hasNewsletter: false }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const sku = skuOf(url);
  const again = await answerReview(await formOf(request, visitor), sku, visitor, shop);
  return again === null
    ? redirect(`/review?${new URLSearchParams({ sku, sent: '' }).toString()}`, 303)
    : data(again.view, { status: again.status });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  // What was sent and is shown again goes before anything else.
  const told = actionData === undefined || actionData === null ? loaderData.told : null;
  return (
    <AccountPage title={told?.title ?? view?.title ?? ''}>
      {told !== null && <ReviewTold view={told} />}
      {told === null && view !== null && <ReviewForm view={view} />}
    </AccountPage>
  );
}
