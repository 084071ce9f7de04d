import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentCart } from '../../cart/cart.ts';
import type { CartOpening } from '../../cart/cart-opening.ts';
import type { CartPanelView } from '../../cart/page/cart-panel-view.ts';
import { ComplementaryPanel } from '../../cart/page/complementary-panel.tsx';
import { DrawerCart } from '../../cart/page/drawer-cart.tsx';
import { fetchPanel } from '../../cart/page/fetch-panel.ts';
import { GuaranteePanel } from '../../cart/page/guarantee-panel.tsx';
import { Drawer } from '../../ui/overlays/modal.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/overlays/notifications.ts';
import { afterAdding, type PanelStep } from './after-adding.ts';
import styles from './cart-drawer.module.css';
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
  /** What is shown now, and what comes after it. */
  readonly steps: readonly [PanelStep, ...PanelStep[]];
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
  const isOnCartPage = window.location.pathname === cart.page?.href;
  const { lines } = currentCart();
  const [step, ...later] = panel === null ? [] : afterAdding({ opening, added: panel.added, lines, isOnCartPage });
  return panel === null || step === undefined ? null : { opening, panel, steps: [step, ...later] };
}

/** Opens once it knows what to show. */
function useOpened({ cart, opening, onClose }: CartDrawerProps) {
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
  const next = useCallback(() => {
    const [, step, ...later] = opened?.steps ?? [];
    if (opened === null || step === undefined) {
      onClose();
    } else {
      setOpened({ ...opened, steps: [step, ...later] });
    }
  }, [opened, onClose]);
  return { opened: opened?.opening === opening ? opened : null, next };
}

function titleOf({ panel, steps: [step] }: Opened): string {
  const { texts, words } = panel;
  return { guarantee: words.guarantee, complementary: words.complementary, cart: texts.title }[step];
}

/** One drawer. After adding it shows the extra guarantee, then what goes with the product, then the cart. */
export function CartDrawer(props: CartDrawerProps) {
  const { cart, close, onClose } = props;
  const { opened, next } = useOpened(props);
  return (
    <Drawer
      isOpen={opened !== null}
      onClose={onClose}
      title={opened === null ? cart.label : titleOf(opened)}
      closeLabel={close}
      side="right"
    >
      {opened !== null && <Steps opened={opened} onDone={next} />}
    </Drawer>
  );
}

/** What was pressed is gone with its step, so the focus goes to the beginning of the next one. */
function Steps({ opened, onDone }: { readonly opened: Opened; readonly onDone: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  const [step] = opened.steps;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      content.current?.focus();
    }
  }, [step]);
  const { opening, panel } = opened;
  return (
    <div ref={content} tabIndex={-1} className={styles['content']}>
      {opening.added !== null && (
        <p role="status" className={styles['added']}>
          <Icon icon={CircleCheck} />
          {panel.words.added}
        </p>
      )}
      <Step step={step} panel={panel} onDone={onDone} />
    </div>
  );
}

interface StepProps {
  readonly step: PanelStep;
  readonly panel: CartPanelView;
  readonly onDone: () => void;
}

function Step({ step, panel, onDone }: StepProps) {
  const { added } = panel;
  if (step === 'cart' || added === null) return <DrawerCart panel={panel} />;
  return step === 'guarantee' ? (
    <GuaranteePanel panel={panel} added={added} onDone={onDone} />
  ) : (
    <ComplementaryPanel panel={panel} added={added} onDone={onDone} />
  );
}
