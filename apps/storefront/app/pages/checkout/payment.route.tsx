import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { OrderGlance, OrderSummary, OrderTotal } from '../../cart/order-summary.tsx';
import { orderSummaryView } from '../../cart/order-summary-view.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { cardProviderSettings, type CardProviderSettings } from '../../request/server-settings.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shippingMethodsOf, storeOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { Logo } from '../../shell/header/logo.tsx';
import type { Route } from './+types/payment.route.ts';
import { answerPayment } from '../../checkout/payment/answer-payment.ts';
import { CheckoutFailed, type CheckoutFailedView } from '../../checkout/checkout-failed.tsx';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';
import { findBuyer } from '../../checkout/find-buyer.ts';
import { OrderReview } from '../../checkout/order-review.tsx';
import { orderReviewView } from '../../checkout/order-review-view.ts';
import { PaymentPage } from '../../checkout/payment/payment-page.tsx';
import { paymentView } from '../../checkout/payment/payment-view.ts';

export const handle = { layout: 'base' };

function failedView(shop: ShopRequest): CheckoutFailedView {
  const translate = translator(shop.locale);
  return {
    title: translate('payment.failedTitle'),
    text: translate('cart.failedText'),
    retry: { href: pageLinks(shop).route('checkout/payment') ?? '', label: translate('shell.retry') },
  };
}

/** Null where the provider cannot be reached: what needs no provider still works. */
async function findMethods({ calls }: VisitorRequest, { id: cartId }: Cart, { locale, log, requestId }: ShopRequest) {
  const answer = await calls['new-adyen'].getPaymentMethodsRequest(
    { locale, cartId },
    { onError: (err) => log.error({ err, requestId }, 'no payment methods') },
  );
  return answer?.ok === true ? answer.value : null;
}

/** The cart as any other method pays for it, and as cash on delivery does, whichever of them it stands for now. */
async function bothCarts(cart: Cart, { calls }: VisitorRequest, { locale, country, log, requestId }: ShopRequest) {
  const isCod = cart.custom.calculatedCodFee !== null;
  if (!isCod && !country.cashOnDelivery.offered) return { cart, codCart: null };
  const answer = await calls['new-ct'].getCodCart(
    { locale, cartId: cart.id, isCod: !isCod },
    { onError: (err) => log.error({ err, requestId }, 'no cart with the other fee') },
  );
  const other = answer?.ok === true ? answer.value.cart : null;
  return isCod ? { cart: other ?? cart, codCart: cart } : { cart, codCart: other };
}

async function loadPage(visitor: VisitorRequest, settings: CardProviderSettings, shop: ShopRequest) {
  const [buyer, store, methods] = await Promise.all([findBuyer(visitor, shop), storeOf(shop), shippingMethodsOf(shop)]);
  // The guards have asked before; a cart may have become an order since.
  if (buyer === 'none') throw redirect(routeTable.home.path, 302);
  const frame = checkoutFrameView('payment', store, shop);
  if (buyer === 'unknown')
    return { frame, failed: failedView(shop), view: null, review: null, summary: null, codTotals: null };
  const now = new Date();
  const [offered, { cart, codCart }] = await Promise.all([
    findMethods(visitor, buyer.cart, shop),
    bothCarts(buyer.cart, visitor, shop),
  ]);
  const intents = { payment: randomUUID(), order: randomUUID() };
  return {
    frame,
    failed: null,
    view: paymentView({ cart, codCart, offered, store, settings, now, shop }, intents),
    review: orderReviewView(cart, { methods, now }, shop),
    summary: orderSummaryView(cart, shop),
    codTotals: codCart && orderSummaryView(codCart, shop).totals,
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const page = await loadPage(context.get(visitorRequest), context.get(cardProviderSettings), shop);
  const title = translator(shop.locale)('payment.title');
  return data(
    { ...page, facts: pageFacts({ title, paths: pathsOfRoute('checkout/payment', shop), robots: 'noindex' }, shop) },
    { status: page.view === null ? 503 : 200 },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  if (!shop.country.checkoutEnabled) throw redirect(routeTable.home.path, 302);
  const answer = await answerPayment(await request.formData(), visitor, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return 'to' in answer
    ? redirect(answer.to, { status: 303, headers })
    : data(answer.refusal, { status: answer.status, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, failed, view, review, summary, codTotals } = loaderData;
  return (
    <CheckoutFrame view={frame} logo={<Logo />}>
      {failed !== null && <CheckoutFailed view={failed} />}
      {view !== null && (
        <PaymentPage
          view={view}
          refused={actionData ?? null}
          review={<OrderReview view={review} />}
          summary={<OrderSummary view={summary} codTotals={codTotals} />}
          glance={<OrderGlance view={summary} codTotals={codTotals} />}
          total={<OrderTotal view={summary} codTotals={codTotals} />}
        />
      )}
    </CheckoutFrame>
  );
}
