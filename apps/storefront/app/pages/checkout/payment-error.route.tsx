import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { Logo } from '../../shell/header/logo.tsx';
import type { Route } from './+types/payment-error.route.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';
import { PaymentErrorPage } from '../../checkout/thank-you/payment-error-page.tsx';
import { paymentErrorView } from '../../checkout/payment/payment-error-view.ts';

export const handle = { layout: 'base' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const store = await storeOf(shop);
  const view = paymentErrorView(url.searchParams.get('error'), store, shop);
  return {
    view,
    frame: checkoutFrameView('payment', store, shop),
    facts: pageFacts(
      { title: view.title, paths: pathsOfRoute('checkout/payment-error', shop), robots: 'noindex' },
      shop,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PaymentError({ loaderData: { view, frame } }: Route.ComponentProps) {
  return (
    <CheckoutFrame view={frame} logo={<Logo />}>
      <PaymentErrorPage view={view} />
    </CheckoutFrame>
  );
}
