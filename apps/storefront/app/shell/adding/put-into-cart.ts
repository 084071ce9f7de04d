import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { addItem, chooseGuarantee, currentCart, setItemQuantity } from '../../cart/cart.ts';
import { settleCart } from '../../cart/live/settle-cart.ts';

interface Wish {
  readonly locale: Locale;
  readonly sku: string;
  /** The form that says how many, and which guarantee. */
  readonly form: HTMLFormElement | null;
}

function quantityIn(form: HTMLFormElement | null): number {
  const asked = Number(form === null ? 1 : (new FormData(form).get('quantity') ?? 1));
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}

function guaranteeIn(form: HTMLFormElement | null): string {
  const chosen = form === null ? '' : new FormData(form).get('guarantee');
  return typeof chosen === 'string' ? chosen : '';
}

/** How many pieces this page has put there already: a sheet may be opened twice, and nothing is bought twice. */
const put = new Map<string, number>();

async function place(locale: Locale, sku: string, quantity: number) {
  const before = put.get(sku);
  const line = currentCart().lines.find((candidate) => candidate.sku === sku && candidate.parentSku === null);
  if (before === undefined || line === undefined) return addItem(locale, sku, quantity);
  return before === quantity ? null : setItemQuantity(line, Math.max(1, line.quantity - before + quantity));
}

/** Puts a product into the cart without showing it there. Answers the code of what is against it, or null. */
export async function putIntoCart({ locale, sku, form }: Wish): Promise<string | null> {
  const quantity = quantityIn(form);
  const guarantee = guaranteeIn(form);
  const failure = await place(locale, sku, quantity);
  if (failure !== null) return failure.code;
  put.set(sku, quantity);
  const withoutGuarantee = guarantee === '' ? null : await chooseGuarantee(sku, guarantee);
  await settleCart();
  return withoutGuarantee?.code ?? null;
}
