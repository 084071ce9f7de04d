import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCardGrid } from '../parts/marketing-card-grid.tsx';
import type { CardView } from '../parts/marketing-card.tsx';

export interface MarketingCardsView {
  readonly title: string | null;
  readonly cards: readonly CardView[];
}

export function MarketingCards({ view: { title, cards } }: BlockProps<MarketingCardsView>) {
  return (
    <ContentSection title={title}>
      <MarketingCardGrid cards={cards} hasHeading={title !== null} />
    </ContentSection>
  );
}
