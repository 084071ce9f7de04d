import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { useCart } from '../../cart/cart.ts';
import { closeCart, onCartOpening, type CartOpening } from '../../cart/cart-opening.ts';
import { fillPlural } from '../../i18n/fill-texts.ts';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { DropdownPanel } from '../../ui/overlays/dropdown-panel.tsx';
import { IconButtonLink } from '../../ui/inputs/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import styles from './cart-button.module.css';
import type { CartView } from '../header-view.ts';
import tool from '../tool.module.css';

interface CartButtonProps {
  readonly cart: CartView;
  readonly close: string;
  readonly locale: Locale;
}

const Drawer = lazyPart(() => import('../adding/cart-drawer.tsx').then(({ CartDrawer }) => CartDrawer));

const mostOnBubble = 99;

/** Open on one page only: another path closes it. */
function useOpening() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ readonly on: string; readonly opening: CartOpening } | null>(null);
  const open = useCallback(
    (opening: CartOpening | null) => setAsked(opening === null ? null : { on: pathname, opening }),
    [pathname],
  );
  useEffect(() => onCartOpening(open), [open]);
  useEffect(() => {
    // Whoever comes back to the page finds the page.
    window.addEventListener('pagehide', closeCart);
    return () => window.removeEventListener('pagehide', closeCart);
  }, []);
  const close = useCallback(() => setAsked(null), []);
  return { wasAsked: asked !== null, opening: asked?.on === pathname ? asked.opening : null, open, close };
}

/** B§2.3: with items it opens the drawer, without any it says so. */
export function CartButton({ cart, close: closeLabel, locale }: CartButtonProps) {
  const { quantity } = useCart();
  const { wasAsked, opening, open, close } = useOpening();
  return (
    <>
      {quantity === 0 ? (
        <EmptyCart cart={cart} />
      ) : (
        <IconButtonLink
          icon={ShoppingCart}
          label={fillPlural(cart.items, quantity, locale)}
          count={quantity > mostOnBubble ? `${mostOnBubble}+` : String(quantity)}
          href={cart.page?.href ?? ''}
          aria-haspopup="dialog"
          onClick={(event) => openInstead(event, () => open({ added: null, isGuaranteeDecided: true }))}
        />
      )}
      <Drawer isWanted={wasAsked} props={{ cart, close: closeLabel, opening, onClose: close }} />
    </>
  );
}

function EmptyCart({ cart }: { readonly cart: CartView }) {
  return (
    <>
      <DropdownPanel
        label={cart.label}
        opener={null}
        icon={ShoppingCart}
        panelLabel={cart.label}
        align="end"
        className={`${tool['tool']} ${styles['hint']}`}
      >
        <p>{cart.empty}</p>
      </DropdownPanel>
      {cart.page !== null && (
        <ButtonLink
          kind="quiet"
          icon={ShoppingCart}
          aria-label={cart.label}
          href={cart.page.href}
          className={`${tool['tool']} ${styles['plain']}`}
        />
      )}
    </>
  );
}
