import { useEffect, useRef, useState } from 'react';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useHasBeen } from '../ui/use-has-been.ts';
import type { ProductView } from './product-view.ts';

// Cards come with their products: pages that show none otherwise do not wait for them.
const loadRow = () => import('./product-row.tsx').then(({ ProductRow }) => ProductRow);
const Row = lazyPart(loadRow);

const near = '3000px 0px';
/** All above the end of the screen counts as inside: what is outside is still to come. */
const notBelow = '100000px 0px 0px';

/** The server of the shop has made the cards; what is not a list of them is none. */
const isCards = (body: unknown): body is readonly ProductCardView[] => Array.isArray(body);

async function fetchCards(address: string): Promise<readonly ProductCardView[]> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : [];
    return isCards(body) ? body : [];
  } catch {
    return [];
  }
}

interface LaterRowProps {
  readonly heading: string;
  readonly address: string;
  readonly texts: ProductView['carousel'];
  /** Products that the page shows already. */
  readonly known?: readonly Pick<ProductCardView, 'sku'>[];
  /** What it is called where somebody counts what is looked at. */
  readonly list: 'complementary' | 'cart-recommendations' | 'last-seen';
}

/**
 * Products that are fetched when the place for them comes near, and appear while it is still below the screen: nothing
 * that is being read moves, and no place is kept for what may not come.
 */
export function LaterRow({ heading, address, texts, known = [], list }: LaterRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useHasBeen(place, { margin: near, isInside: true, isAwaited: true });
  const [found, setFound] = useState<readonly ProductCardView[]>([]);
  const cards = found.filter(({ sku }) => known.every((card) => card.sku !== sku));
  const isShown = useHasBeen(place, { margin: notBelow, isInside: false, isAwaited: cards.length > 0 });
  useEffect(() => {
    let isWanted = isNear;
    if (isNear) {
      void Promise.all([fetchCards(address), loadRow()]).then(
        ([answer]) => isWanted && setFound(answer),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [address, isNear]);
  return (
    <div ref={place} data-item-list={list}>
      <Row isWanted={isShown} props={{ heading, cards, texts }} />
    </div>
  );
}
