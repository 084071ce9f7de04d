import { addToCart } from '../../cart/add-to-cart.ts';
import { cartFailureText } from '../../cart/cart-failure-text.ts';
import { fetchPanel } from '../../cart/page/fetch-panel.ts';
import { notify } from '../../ui/overlays/notifications.ts';
import type { ShellView } from '../shell-view.ts';

interface PressFacts {
  readonly sku: string;
  readonly locale: ShellView['locale'];
  readonly cart: NonNullable<ShellView['header']['cart']>;
}

/** What its form asks for; one piece and no word on guarantees where there is no form. */
function wishOf({ form }: HTMLButtonElement) {
  const fields = form === null ? null : new FormData(form);
  const asked = Number(fields?.get('quantity') ?? 1);
  const guarantee = fields?.get('guarantee') ?? null;
  return {
    quantity: Number.isInteger(asked) && asked > 0 ? asked : 1,
    guarantee: typeof guarantee === 'string' ? guarantee : null,
  };
}

export async function pressBuyButton(button: HTMLButtonElement, { sku, locale, cart }: PressFacts): Promise<void> {
  // What the drawer says afterwards comes while the product is added.
  void fetchPanel(cart.panel, sku);
  const failure = await addToCart({ locale, sku, ...wishOf(button) });
  if (failure === null) return;
  const kind = failure.code === 'quantity-limit' ? 'warning' : 'error';
  notify({ kind, text: cartFailureText(cart.failures, failure, locale) });
}
