import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useState, type RefObject } from 'react';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import styles from './floating-bar.module.css';
import type { ProductView } from '../product-view.ts';
import { purchaseFormId } from './purchase.tsx';
import { stepReached } from './volume-table.tsx';

/** Whether any of it is outside of what the screen shows, above or below. */
function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    // A part of a pixel may be cut off by rounding.
    const observer = new IntersectionObserver((entries) => setOut((entries.at(-1)?.intersectionRatio ?? 1) < 0.95), {
      threshold: [0, 0.95],
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

interface FloatingBarProps {
  readonly view: ProductView;
  readonly main: RefObject<HTMLDivElement | null>;
  /** Those in the cart and those that are about to be added: with several each may cost less. */
  readonly pieces: number;
}

/** Takes over while the main button is out of sight. It has its own place at the end of the page and covers no footer. */
export function FloatingBar({ view, main, pieces }: FloatingBarProps) {
  const isShown = useIsOutOfSight(main);
  const { buyBox, gallery, name } = view;
  const { purchase } = buyBox;
  const { now } = buyBox.price;
  const step = buyBox.volume === null ? undefined : stepReached(buyBox.volume, pieces);
  if (purchase.kind !== 'cart' && purchase.kind !== 'offer') return null;
  return (
    <section aria-label={view.barLabel} inert={!isShown} data-shown={isShown} className={styles['bar']}>
      <PageWidth>
        <div className={styles['row']}>
          <div className={styles['picture']}>
            <ProductPicture
              url={gallery.pictures[0]?.url ?? null}
              alt=""
              brand={view.brand}
              number={view.sku}
              sizes="48px"
            />
          </div>
          <p className={styles['name']} data-may-clip>
            {name}
          </p>
          <p className={styles['price']}>
            <span className={styles['now']}>{step === undefined || step.volume === 1 ? now : step.each}</span>
            <span className={styles['note']}>{buyBox.price.taxNote}</span>
          </p>
          {purchase.kind === 'cart' ? (
            <Button
              type="submit"
              form={purchaseFormId}
              kind="primary"
              icon={ShoppingCart}
              data-add-to-cart={purchase.sku}
            >
              {purchase.button}
            </Button>
          ) : (
            <ButtonLink href={purchase.href} kind="primary">
              {purchase.button}
            </ButtonLink>
          )}
        </div>
      </PageWidth>
    </section>
  );
}
