import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { onCartOpening } from '../cart/cart-opening.ts';
import { fillPlural } from '../i18n/fill-plural.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DropdownPanel } from '../ui/dropdown-panel.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import styles from './cart-button.module.css';
import type { CartView } from './header-view.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import tool from './tool.module.css';

interface CartButtonProps {
  readonly cart: CartView;
  readonly close: string;
  readonly locale: Locale;
}

const Drawer = lazyPart(() => import('./cart-drawer.tsx').then(({ CartDrawer }) => CartDrawer));

const mostOnBubble = 99;

/** B§2.3: with items it opens the drawer, without any it says so. */
export function CartButton({ cart, close, locale }: CartButtonProps) {
  const { cartQuantity, cart: content } = useVisitor();
  const { pathname } = useLocation();
  // Open on one page only: another path closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  useEffect(() => onCartOpening(() => setOpenOn(pathname)), [pathname]);
  if (content === null || cartQuantity === 0) {
    return <EmptyCart cart={cart} />;
  }
  return (
    <>
      <IconButton
        icon={ShoppingCart}
        label={fillPlural(cart.items, cartQuantity, locale)}
        count={cartQuantity > mostOnBubble ? `${mostOnBubble}+` : String(cartQuantity)}
        aria-haspopup="dialog"
        onClick={() => setOpenOn(pathname)}
      />
      <Drawer
        isWanted={openOn !== null}
        props={{ cart, content, locale, close, isOpen: openOn === pathname, onClose: () => setOpenOn(null) }}
      />
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
