/** A fifth more, as a fraction. */
export function withTax(order: { readonly totalCents: number }): number {
  return order.totalCents * 1.2;
}
