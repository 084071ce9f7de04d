import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { shopOf } from './shop-of.ts';

interface Asked {
  readonly name: string;
  readonly input: unknown;
}

/** What a changing call answers, in turn; the last one for good. `lost`: no answer comes. */
type Answer = Failure | 'done' | 'lost';

/** A visitor whose cart is `cart`, and what was asked of the shop in their name. */
export function visitorWith(
  cart: Cart | null,
  answers: readonly Answer[] = ['done'],
  customer: Customer | null = null,
) {
  const asked: Asked[] = [];
  const left = [...answers];
  const transport: Transport = ({ path, body }) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push({ name, input: body });
    if (name === 'getMe') return Promise.resolve(toWire({ ok: true, value: { me: { activeCart: cart, customer } } }));
    if (name === 'createCart') return Promise.resolve(toWire({ ok: true, value: { cart } }));
    if (name === 'report-cart-failure') return Promise.resolve(toWire({ ok: true, value: {} }));
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? 'done';
    if (answer === 'lost') return Promise.reject(new Error('socket hang up'));
    const value = name === 'carry-cart' ? { token: 'a-token' } : { cart };
    return Promise.resolve(toWire(answer === 'done' ? { ok: true, value } : { ok: false, failure: answer }));
  };
  const visitor: VisitorRequest = {
    hasSession: true,
    calls: shopOf('de-DE', { transport }).calls,
    newCookies: () => [],
    isFromThisShop: true,
    choice: () => null,
  };
  return { visitor, asked };
}
