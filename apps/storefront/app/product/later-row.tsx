import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './product-row.module.css';
import type { ProductView } from './product-view.ts';

const nearPx = 1_000;

const useIsNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
};

/** The server of the shop has made the cards; what is not a list of them is none. */
const isCards = (body: unknown): body is readonly ProductCardView[] => Array.isArray(body);

const fetchCards = async (address: string): Promise<readonly ProductCardView[]> => {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : [];
    return isCards(body) ? body : [];
  } catch {
    return [];
  }
};

interface LaterRowProps {
  readonly heading: string;
  readonly address: string;
  readonly texts: ProductView['carousel'];
}

/** Products that are fetched when the place for them comes near. Where there are none, nothing is left of it. */
export function LaterRow({ heading, address, texts }: LaterRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [cards, setCards] = useState<readonly ProductCardView[] | null>(null);
  useEffect(() => {
    let isWanted = isNear;
    if (isNear) {
      void fetchCards(address).then((found) => isWanted && setCards(found));
    }
    return () => {
      isWanted = false;
    };
  }, [address, isNear]);
  if (cards !== null) {
    return cards.length === 0 ? null : <ProductRow heading={heading} cards={cards} texts={texts} />;
  }
  return (
    <div ref={place} aria-busy="true" className={joinClasses(styles['row'], styles['later'])}>
      <div aria-hidden="true" className={styles['waiting']}>
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} shape="picture" />
        ))}
      </div>
    </div>
  );
}
