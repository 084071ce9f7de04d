import { useEffect } from 'react';
import { prepareCart } from '../../cart/cart.ts';
import type { ShellView } from '../shell-view.ts';

const loadPress = () => import('./press-buy-button.ts');

function findButton({ target }: Event): HTMLButtonElement | null {
  const found = target instanceof Element ? target.closest('button[data-add-to-cart]') : null;
  return found instanceof HTMLButtonElement ? found : null;
}

/** What a press needs is fetched when the pointer or the focus comes to a button. */
function prepare(event: Event) {
  if (findButton(event) !== null) {
    prepareCart();
    loadPress().catch(() => undefined);
  }
}

/** One listener for every button with `data-add-to-cart`: a list has dozens of them, and none needs a state of its own. */
export function useQuickAdd({ locale, header }: Pick<ShellView, 'locale' | 'header'>): void {
  const { cart } = header;
  useEffect(() => {
    if (cart === null) return;
    const add = async (button: HTMLButtonElement) => {
      const sku = button.getAttribute('data-add-to-cart') ?? '';
      button.setAttribute('aria-busy', 'true');
      try {
        const { pressBuyButton } = await loadPress();
        await pressBuyButton(button, { sku, locale, cart });
      } catch {
        // Without its script the button does what it does without any.
        button.form?.requestSubmit(button);
      } finally {
        button.removeAttribute('aria-busy');
      }
    };
    const press = (event: MouseEvent) => {
      const button = findButton(event);
      if (button === null || event.defaultPrevented) return;
      event.preventDefault();
      if (button.getAttribute('aria-busy') !== 'true') void add(button);
    };
    const events = ['pointerover', 'focusin'] as const;
    document.addEventListener('click', press);
    events.forEach((name) => document.addEventListener(name, prepare));
    return () => {
      document.removeEventListener('click', press);
      events.forEach((name) => document.removeEventListener(name, prepare));
    };
  }, [locale, cart]);
}
