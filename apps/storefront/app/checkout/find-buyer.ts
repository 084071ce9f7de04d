import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import type { Buyer } from './addresses/address-start.ts';

const logged = ({ log, requestId }: ShopRequest, words: string) => ({
  onError: (err: Error) => log.error({ err, requestId }, words),
});

/** A form without the customer's own addresses is still one. */
async function findCustomer(visitor: VisitorRequest, shop: ShopRequest): Promise<Customer | null> {
  const answer = await visitor.calls['new-ct'].getMe(
    { locale: shop.locale, customer: true },
    logged(shop, 'no customer for the checkout'),
  );
  return answer?.ok === true ? answer.value.me.customer : null;
}

/** `none`: nothing in the cart. `unknown`: nobody can tell at the moment. */
export async function findBuyer(visitor: VisitorRequest, shop: ShopRequest): Promise<Buyer | 'none' | 'unknown'> {
  if (!visitor.hasSession) return 'none';
  const answer = await visitor.calls['new-ct'].getMe(
    { locale: shop.locale, customer: false },
    logged(shop, 'no cart for the checkout'),
  );
  if (answer?.ok !== true) return 'unknown';
  const cart = answer.value.me.activeCart;
  if (cart === null || cart.lineItems.length === 0) return 'none';
  return { cart, customer: cart.customerId === null ? null : await findCustomer(visitor, shop) };
}
