import { data } from 'react-router';
import { findOrder } from '../checkout/find-order.ts';
import { ReviewParts } from '../checkout/order-review.tsx';
import { PlacedLines, PlacedPayment } from '../checkout/placed-order.tsx';
import { placedOrderView, shownOrderNumber } from '../checkout/placed-order-view.ts';
import { cookieHeaders, handOnCookies } from '../request/cookie-headers.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageLinks } from '../request/page-links.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shippingMethodsOf } from '../request/shop-documents.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { PageWidth } from '../ui/page-width.tsx';
import type { Route } from './+types/order.route.ts';
import { findCare } from './find-care.ts';
import { namedOrder } from './named-order.ts';
import { OrderHidden } from './order-hidden.tsx';
import { orderFailedView, orderHiddenView } from './order-hidden-view.ts';
import { OrderPage } from './order-page.tsx';
import { orderView } from './order-view.ts';

const loadPage = async (url: URL, visitor: VisitorRequest, shop: ShopRequest) => {
  const named = namedOrder(url.searchParams);
  const order = await findOrder(url.searchParams, visitor, shop);
  if (named === null || order === 'none') {
    return { status: 404, hidden: orderHiddenView(shop), view: null, placed: null };
  }
  const [care, methods] = await Promise.all([findCare(named, visitor, shop), shippingMethodsOf(shop)]);
  if (order === 'unknown' || care === 'unknown') {
    const href = `${pageLinks(shop).route('order') ?? ''}${url.search}`;
    return { status: 503, hidden: orderFailedView(href, shop), view: null, placed: null };
  }
  const number = shownOrderNumber(order.orderNumber, shop);
  return {
    status: 200,
    hidden: null,
    view: orderView({ order, number, care, named }, shop),
    placed: placedOrderView(order, methods, shop),
  };
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const { status, ...page } = await loadPage(url, visitor, shop);
  const title = page.view?.title ?? page.hidden?.title ?? '';
  const facts = pageFacts({ title, paths: pathsOfRoute('order', shop), search: url.search, robots: 'noindex' }, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return data({ ...page, facts, hasNewsletter: false }, { status, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Order({ loaderData: { hidden, view, placed } }: Route.ComponentProps) {
  return (
    <PageWidth>
      {hidden !== null && <OrderHidden view={hidden} />}
      {view !== null && (
        <OrderPage
          view={view}
          payment={<PlacedPayment view={placed} />}
          contents={
            <>
              <PlacedLines lines={placed.lines} />
              <ReviewParts parts={placed.parts} />
            </>
          }
        />
      )}
    </PageWidth>
  );
}
