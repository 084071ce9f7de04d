import { useEffect, useState } from 'react';
import { currentCart, useCart } from '../../cart/cart.ts';
import type { CartOpening } from '../../cart/cart-opening.ts';
import type { CartPanelView } from '../../cart/page/cart-panel-view.ts';
import { DrawerAdded, DrawerCart, DrawerFoot } from '../../cart/page/drawer-cart.tsx';
import { fetchPanel } from '../../cart/page/fetch-panel.ts';
import { Drawer } from '../../ui/overlays/modal.tsx';
import { notify } from '../../ui/overlays/notifications.ts';
import { afterAdding, type DrawerPart } from './after-adding.ts';
import type { CartView } from '../header-view.ts';

interface CartDrawerProps {
  readonly cart: CartView;
  readonly close: string;
  /** Null while nobody wants it. */
  readonly opening: CartOpening | null;
  readonly onClose: () => void;
}

interface Opened {
  readonly opening: CartOpening;
  readonly panel: CartPanelView;
  readonly parts: readonly DrawerPart[];
}

/** Without its words, or with nothing to show, there is no drawer: then the page of the cart has to do. */
function sayWithoutDrawer({ added, page }: CartView, opening: CartOpening): void {
  if (opening.added !== null) {
    const action = page === null ? undefined : { label: page.label, target: { href: page.href } };
    notify({ kind: 'success', text: added, action });
  } else if (page !== null) {
    window.location.assign(page.href);
  }
}

async function openedBy(opening: CartOpening, cart: CartView): Promise<Opened | null> {
  const panel = await fetchPanel(cart.panel, opening.added);
  if (panel === null) return null;
  const isOnCartPage = window.location.pathname === cart.page?.href;
  const parts = afterAdding({ opening, added: panel.added, lines: currentCart().lines, isOnCartPage });
  return parts.length === 0 ? null : { opening, panel, parts };
}

/** Opens once it knows what to show. */
function useOpened({ cart, opening, onClose }: CartDrawerProps): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (opening === null) return;
    let isWanted = true;
    void openedBy(opening, cart).then((found) => {
      if (!isWanted) return;
      setOpened(found);
      if (found === null) {
        sayWithoutDrawer(cart, opening);
        onClose();
      }
    });
    return () => {
      isWanted = false;
    };
  }, [cart, opening, onClose]);
  return opened?.opening === opening ? opened : null;
}

/** One drawer: after adding what was added and what may go with it, else the whole cart; always with the way to the checkout. */
export function CartDrawer(props: CartDrawerProps) {
  const { cart, close, onClose } = props;
  const opened = useOpened(props);
  const hasLines = useCart().lines.length > 0;
  const isOfAdded = opened?.parts.includes('added') === true;
  const title = isOfAdded ? cart.added : cart.label;
  return (
    <Drawer
      isOpen={opened !== null}
      onClose={onClose}
      title={opened === null || isOfAdded ? title : opened.panel.texts.title}
      closeLabel={close}
      side="right"
      actions={
        opened !== null && hasLines ? (
          <DrawerFoot panel={opened.panel} hasTotal={isOfAdded} onClose={onClose} />
        ) : undefined
      }
    >
      {opened !== null && <Content opened={opened} />}
    </Drawer>
  );
}

function Content({ opened: { panel, parts } }: { readonly opened: Opened }) {
  const { added } = panel;
  if (added === null || !parts.includes('added')) return <DrawerCart panel={panel} />;
  const offered = { hasGuarantee: parts.includes('guarantee'), hasComplementary: parts.includes('complementary') };
  return <DrawerAdded panel={panel} added={added} parts={offered} />;
}
