import { CardGrid } from './card-grid.tsx';
import { MarketingCard } from './marketing-card.tsx';
import type { CardView } from './marketing-card.tsx';

interface MarketingCardGridProps {
  readonly cards: readonly CardView[];
  /** Cards under a heading rank below it. */
  readonly hasHeading: boolean;
  readonly look?: 'tall' | 'wide';
}

export function MarketingCardGrid({ cards, hasHeading, look = 'tall' }: MarketingCardGridProps) {
  const level = hasHeading ? 3 : 2;
  return (
    <CardGrid
      size={look === 'wide' ? 'wide' : 'normal'}
      items={cards.map((card) => ({
        key: card.title,
        content: <MarketingCard card={card} level={level} look={look} />,
      }))}
    />
  );
}
