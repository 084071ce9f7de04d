import { z } from './schemas-in-browser.ts';

const openPayment = z.object({ cartId: z.string(), paymentId: z.string(), url: z.string() });
type OpenPayment = z.output<typeof openPayment>;

const place = 'open-payment';

/** A tab that went to the bank and comes back by its back button finds what it left. */
export const keepOpenPayment = (payment: OpenPayment): void => sessionStorage.setItem(place, JSON.stringify(payment));

export const forgetOpenPayment = (): void => sessionStorage.removeItem(place);

/** Of this cart, and only where a browser may be led to. */
export function findOpenPayment(cartId: string): OpenPayment | null {
  try {
    const read = openPayment.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    const isOurs = read.success && read.data.cartId === cartId && /^https?:\/\//.test(read.data.url);
    return isOurs ? read.data : null;
  } catch {
    return null;
  }
}
