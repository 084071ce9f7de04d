import { data, redirect } from 'react-router';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shippingMethodsOf, storeOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { Logo } from '../../shell/header/logo.tsx';
import { purchaseFacts } from '../../tracking/purchase-facts.ts';
import type { Route } from './+types/thank-you.route.ts';
import { CheckoutFailed, type CheckoutFailedView } from '../../checkout/checkout-failed.tsx';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';
import { findOrder } from '../../checkout/thank-you/find-order.ts';
import { ThankYouAccount } from '../../checkout/thank-you/thank-you-account.tsx';
import { isGuest, requestAccount, thankYouAccountView } from '../../checkout/thank-you/thank-you-account-view.ts';
import { ThankYouHidden, ThankYouPage } from '../../checkout/thank-you/thank-you-page.tsx';
import { thankYouHiddenView, thankYouView } from '../../checkout/thank-you/thank-you-view.ts';
import { OrderSteps } from '../../orders/order-steps.tsx';
import { orderStepsView } from '../../orders/order-steps-view.ts';

export const handle = { layout: 'base' };

function failedView(search: string, shop: ShopRequest): CheckoutFailedView {
  const translate = translator(shop.locale);
  return {
    title: translate('thankYou.failedTitle'),
    text: translate('failure.unknown'),
    retry: {
      href: `${pageLinks(shop).route('checkout/thank-you') ?? ''}${search}`,
      label: translate('shell.retry'),
    },
  };
}

const nothing = { view: null, steps: null, tracked: null, account: null, hidden: null, failed: null };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const [order, store, methods, offersAccount] = await Promise.all([
    findOrder(url.searchParams, visitor, shop),
    storeOf(shop),
    shippingMethodsOf(shop),
    isGuest(visitor, shop),
  ]);
  const title = translator(shop.locale)('thankYou.title');
  const page = {
    frame: checkoutFrameView('done', store, shop),
    facts: pageFacts({ title, paths: pathsOfRoute('checkout/thank-you', shop), robots: 'noindex' }, shop),
  };
  const headers = cookieHeaders(visitor.newCookies());
  if (order === 'none')
    return data({ ...page, ...nothing, hidden: thankYouHiddenView(shop) }, { status: 404, headers });
  return order === 'unknown'
    ? data({ ...page, ...nothing, failed: failedView(url.search, shop) }, { status: 503, headers })
    : data(
        {
          ...page,
          ...nothing,
          view: thankYouView(order, methods, shop),
          steps: orderStepsView(order, null, shop),
          tracked: purchaseFacts(order),
          account: thankYouAccountView(
            order,
            { isRequested: url.searchParams.has('account'), isGuest: offersAccount },
            shop,
          ),
        },
        { headers },
      );
}

/** The form of the account. Whose order it is, and so whose account, the session says. */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const orderId = url.searchParams.get('order') ?? '';
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const error = await requestAccount(orderId, visitor, shop);
  return error === null
    ? redirect(`/checkout/thank-you?${new URLSearchParams({ order: orderId, account: '' }).toString()}`, 303)
    : data({ error }, { status: 422 });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, view, steps, account, hidden, failed } = loaderData;
  return (
    <CheckoutFrame view={frame} logo={<Logo />}>
      {view !== null && (
        <ThankYouPage
          view={view}
          steps={steps !== null && <OrderSteps view={steps} />}
          account={account !== null && <ThankYouAccount view={account} error={actionData?.error ?? null} />}
        />
      )}
      {hidden !== null && <ThankYouHidden view={hidden} />}
      {failed !== null && <CheckoutFailed view={failed} />}
    </CheckoutFrame>
  );
}
