import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { findOrder } from '../../checkout/thank-you/find-order.ts';
import { ReviewParts } from '../../checkout/order-review.tsx';
import { PlacedLines, PlacedPayment } from '../../checkout/thank-you/placed-order.tsx';
import { placedOrderView, shownOrderNumber } from '../../checkout/thank-you/placed-order-view.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { parcelTrackingPattern } from '../../request/server-settings.ts';
import { shippingMethodsOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/order.route.ts';
import { answerReorder } from '../../orders/answer-reorder.ts';
import { findCare } from '../../orders/find-care.ts';
import { findReorder } from '../../orders/find-reorder.ts';
import { lineLinks } from '../../orders/line-links.ts';
import { namedOrder } from '../../orders/named-order.ts';
import { OrderHidden } from '../../orders/order-hidden.tsx';
import { orderFailedView, orderHiddenView } from '../../orders/order-hidden-view.ts';
import { OrderPage } from '../../orders/order-page.tsx';
import { orderView } from '../../orders/order-view.ts';
import { Reordered, ReorderForm } from '../../orders/reorder.tsx';
import { reorderedView, reorderFormView } from '../../orders/reorder-view.ts';

const nothing = { view: null, placed: null, links: {}, again: null, told: null };

async function isCustomer({ calls, hasSession }: VisitorRequest, { log, requestId }: ShopRequest): Promise<boolean> {
  const onError = (err: Error) => log.error({ err, requestId }, 'nobody can tell who it is');
  const answer = hasSession ? await calls['new-ct'].isLoggedIn({}, { onError }) : null;
  return answer?.ok === true && answer.value.isLoggedIn;
}

async function loadPage(url: URL, visitor: VisitorRequest, shop: ShopRequest, trackingPattern: string | null) {
  const named = namedOrder(url.searchParams);
  const order = await findOrder(url.searchParams, visitor, shop);
  if (named === null || order === 'none') return { status: 404, hidden: orderHiddenView(shop), ...nothing };
  const [care, methods, reorder, isSignedIn] = await Promise.all([
    findCare(named, visitor, shop),
    shippingMethodsOf(shop),
    findReorder(url.searchParams, named, visitor, shop),
    isCustomer(visitor, shop),
  ]);
  if (order === 'unknown' || care === 'unknown') {
    const href = `${pageLinks(shop).route('order') ?? ''}${url.search}`;
    return { status: 503, hidden: orderFailedView(href, shop), ...nothing };
  }
  const number = shownOrderNumber(order.orderNumber, shop);
  return {
    status: 200,
    hidden: null,
    view: orderView({ order, number, care, named, trackingPattern }, shop),
    placed: placedOrderView(order, methods, shop),
    links: lineLinks({ order, number, isCustomer: isSignedIn, now: new Date() }, shop),
    again: reorderFormView(named, randomUUID(), shop),
    told: reorder === null ? null : reorderedView(reorder, shop),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { status, ...page } = await loadPage(url, visitor, shop, context.get(parcelTrackingPattern));
  const title = page.view?.title ?? page.hidden?.title ?? '';
  const facts = pageFacts({ title, paths: pathsOfRoute('order', shop), search: url.search, robots: 'noindex' }, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return data({ ...page, facts, hasNewsletter: false }, { status, headers });
}

/** «Order again». */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const named = namedOrder(url.searchParams);
  if (named === null) throw new Response(null, { status: 404 });
  const answer = await answerReorder(await request.formData(), named, visitor, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return 'to' in answer
    ? redirect(answer.to, { status: 303, headers })
    : data({ error: answer.error }, { status: answer.status, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { hidden, view, placed, links, again, told } = loaderData;
  const error = actionData?.error ?? null;
  return (
    <PageWidth>
      {hidden !== null && <OrderHidden view={hidden} />}
      {view !== null && (
        <OrderPage
          view={view}
          delivery={placed.delivery}
          told={
            <>
              {error !== null && (
                <Notice kind="error" isLive>
                  {error}
                </Notice>
              )}
              {told !== null && error === null && <Reordered view={told} />}
            </>
          }
          again={again !== null && <ReorderForm view={again} />}
          payment={<PlacedPayment view={placed} />}
          contents={
            <>
              <PlacedLines lines={placed.lines} links={links} />
              <ReviewParts parts={placed.parts} />
            </>
          }
        />
      )}
    </PageWidth>
  );
}
