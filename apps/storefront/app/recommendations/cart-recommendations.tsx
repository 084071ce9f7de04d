import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { useHasBeen } from '../ui/use-has-been.ts';
import { askRecommendations, type Recommendation } from './ask-recommendations.ts';

interface CartRecommendationsProps {
  readonly locale: Locale;
  /** What the cart held when the page was made: what is pressed afterwards moves no row. */
  readonly skus: readonly string[];
  /** Draws the products; null where nobody has said which. */
  readonly children: (recommended: readonly string[] | null) => ReactNode;
}

type Recommended = { readonly answer: Recommendation | null } | null;

const near = '3000px 0px';

/** Asks for what goes with a cart when the place for it comes near. No place is kept for what may not come. */
export function CartRecommendations({ locale, skus, children }: CartRecommendationsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useHasBeen(place, { margin: near, isInside: true, isAwaited: true });
  const [recommended, setRecommended] = useState<Recommended>(null);
  const asked = skus.join(',');
  useEffect(() => {
    let isWanted = isNear;
    if (isNear) {
      void askRecommendations(locale, asked === '' ? [] : asked.split(',')).then(
        (answer) => isWanted && setRecommended({ answer }),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [locale, asked, isNear]);
  return (
    <div ref={place} data-recommendation={recommended?.answer?.id}>
      {recommended !== null && children(recommended.answer?.skus ?? null)}
    </div>
  );
}
