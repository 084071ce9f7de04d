import { data } from 'react-router';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { cacheControls } from '../../routing/set-cache-control.ts';
import { cardProviderSettings } from '../../request/server-settings.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/express.route.ts';
import { expressPanelView } from '../../checkout/express/express-panel-view.ts';
import { expressMethods } from '../../checkout/express/express-view.ts';
import { findBuyer } from '../../checkout/find-buyer.ts';

/** Those that the provider offers for the cart; before there is one the country's row alone tells. */
async function offeredMethods(
  methods: readonly PaymentMethod[],
  cart: Cart | null,
  { calls }: VisitorRequest,
  { locale, log, requestId }: ShopRequest,
): Promise<readonly PaymentMethod[]> {
  if (cart === null || methods.length === 0) return methods;
  const answer = await calls['new-adyen'].getPaymentMethodsRequest(
    { locale, cartId: cart.id },
    { onError: (err) => log.error({ err, requestId }, 'no wallets') },
  );
  const offered = answer?.ok === true ? answer.value.paymentMethods : [];
  return methods.filter((method) => offered.some(({ type }) => type === method));
}

/** The wallets of a page, and what their sheets are to say of the cart as it is now. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const settings = context.get(cardProviderSettings);
  const [store, buyer] = await Promise.all([storeOf(shop), findBuyer(visitor, shop)]);
  const methods = expressMethods(shop, store, settings);
  const cart = typeof buyer === 'string' ? null : buyer.cart;
  const offered = buyer === 'unknown' ? [] : await offeredMethods(methods, cart, visitor, shop);
  return data(expressPanelView({ cart, methods: offered, settings }, shop), {
    headers: { 'Cache-Control': cacheControls.none },
  });
}
