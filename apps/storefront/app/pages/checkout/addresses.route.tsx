import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { changeCart } from '../../cart/change-cart.ts';
import { OrderSummary } from '../../cart/order-summary.tsx';
import { orderSummaryView } from '../../cart/order-summary-view.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shippingMethodsOf, storeOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { Logo } from '../../shell/header/logo.tsx';
import { findOfferedProviders } from '../../sign-in-providers/find-offered-providers.ts';
import { SignInButtons } from '../../sign-in-providers/sign-in-buttons.tsx';
import { signInButtonsView } from '../../sign-in-providers/sign-in-buttons-view.ts';
import type { Route } from './+types/addresses.route.ts';
import { AddressesPage } from '../../checkout/addresses/addresses-page.tsx';
import { addressesView } from '../../checkout/addresses/addresses-view.ts';
import { answerAddresses, answerStart } from '../../checkout/addresses/answer-addresses.ts';
import { SignInOffer } from '../../checkout/addresses/sign-in-offer.tsx';
import { signInOfferView } from '../../checkout/addresses/sign-in-offer-view.ts';
import { CheckoutFailed, type CheckoutFailedView } from '../../checkout/checkout-failed.tsx';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';
import { findBuyer } from '../../checkout/find-buyer.ts';

export const handle = { layout: 'base' };

function failedView(shop: ShopRequest): CheckoutFailedView {
  const translate = translator(shop.locale);
  return {
    title: translate('checkout.failedTitle'),
    text: translate('cart.failedText'),
    retry: { href: pageLinks(shop).route('checkout/addresses') ?? '', label: translate('shell.retry') },
  };
}

async function signInView(shop: ShopRequest) {
  const ways = signInButtonsView(await findOfferedProviders(shop), pageLinks(shop).route('checkout/addresses'), shop);
  return { offer: signInOfferView(shop), ways };
}

async function loadPage(visitor: VisitorRequest, shop: ShopRequest) {
  const [buyer, store, methods] = await Promise.all([findBuyer(visitor, shop), storeOf(shop), shippingMethodsOf(shop)]);
  // The guards have asked before; a cart may have been emptied since.
  if (buyer === 'none') throw redirect(routeTable.home.path, 302);
  const frame = checkoutFrameView('data', store, shop);
  return buyer === 'unknown'
    ? { frame, failed: failedView(shop), view: null, summary: null, signIn: null }
    : {
        frame,
        failed: null,
        view: addressesView(buyer, { store, methods, now: new Date() }, visitor, shop),
        summary: orderSummaryView(buyer.cart, shop),
        signIn: buyer.customer === null ? await signInView(shop) : null,
      };
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const page = await loadPage(context.get(visitorRequest), shop);
  const title = translator(shop.locale)('checkout.addressesTitle');
  return data(
    { ...page, facts: pageFacts({ title, paths: pathsOfRoute('checkout/addresses', shop), robots: 'noindex' }, shop) },
    { status: page.view === null ? 503 : 200 },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  if (!shop.country.checkoutEnabled) throw redirect(routeTable.home.path, 302);
  const { locale } = shop;
  const change = (actions: CartAction[]) =>
    changeCart(
      (calls, known) => calls['new-ct'].updateCart({ ...known, actions }, { onError: () => undefined }),
      visitor,
      { locale, intentId: randomUUID() },
    );
  const form = await request.formData();
  const answer =
    form.get('intent') === 'start'
      ? await answerStart(change, visitor, shop)
      : await answerAddresses(form, change, visitor, shop);
  return 'to' in answer
    ? redirect(answer.to, { status: 303, headers: cookieHeaders([...visitor.newCookies(), ...answer.cookies]) })
    : data(answer.refusal, { status: answer.status, headers: cookieHeaders(visitor.newCookies()) });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, failed, view, summary, signIn } = loaderData;
  return (
    <CheckoutFrame view={frame} logo={<Logo />}>
      {failed !== null && <CheckoutFailed view={failed} />}
      {view !== null && (
        <AddressesPage
          view={view}
          refused={actionData ?? null}
          summary={<OrderSummary view={summary} />}
          signIn={signIn !== null && <SignInOffer view={signIn.offer} ways={<SignInButtons view={signIn.ways} />} />}
        />
      )}
    </CheckoutFrame>
  );
}
