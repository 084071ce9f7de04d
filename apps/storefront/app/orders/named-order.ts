import { entityId } from '@tradehall/domain/calls/fields.ts';
import { orderToken } from '@tradehall/domain/orders/order-token.ts';

/** The order an address names, and what opens it for whoever has not placed it. */
export interface NamedOrder {
  readonly orderId: string;
  readonly token?: string;
}

export function namedOrder(asked: URLSearchParams): NamedOrder | null {
  const orderId = entityId.safeParse(asked.get('order'));
  const token = orderToken.safeParse(asked.get('token'));
  return orderId.success ? { orderId: orderId.data, ...(token.success && { token: token.data }) } : null;
}

/** From its `?` on. */
export const searchOf = ({ orderId, token }: NamedOrder, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ order: orderId, ...(token !== undefined && { token }), ...more }).toString()}`;
