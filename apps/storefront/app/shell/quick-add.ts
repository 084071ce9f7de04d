import { useEffect } from 'react';
import { addToCart } from '../cart/add-to-cart.ts';
import { cartFailureText } from '../cart/cart-failure-text.ts';
import { notify } from '../ui/notifications.ts';
import type { ShellView } from './shell-view.ts';

/** How many its form asks for; one where there is no form. */
const quantityOf = ({ form }: HTMLButtonElement): number => {
  const asked = Number(form === null ? 1 : new FormData(form).get('quantity'));
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
};

/** One listener for every button with `data-add-to-cart`: a list has dozens of them, and none needs a state of its own. */
export const useQuickAdd = ({ locale, header }: Pick<ShellView, 'locale' | 'header'>): void => {
  const { cart } = header;
  useEffect(() => {
    if (cart === null) {
      return;
    }
    const add = async (button: HTMLButtonElement, sku: string) => {
      button.setAttribute('aria-busy', 'true');
      const failure = await addToCart({ locale, sku, quantity: quantityOf(button) });
      button.removeAttribute('aria-busy');
      if (failure !== null) {
        notify({ kind: 'error', text: cartFailureText(cart.failures, failure) });
      }
    };
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-add-to-cart]') : null;
      const sku = button?.getAttribute('data-add-to-cart') ?? null;
      if (!(button instanceof HTMLButtonElement) || sku === null || event.defaultPrevented) {
        return;
      }
      event.preventDefault();
      if (button.getAttribute('aria-busy') !== 'true') {
        void add(button, sku);
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [locale, cart]);
};
