import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCardGrid } from '../parts/marketing-card-grid.tsx';
import type { CardView } from '../parts/marketing-card.tsx';

export interface MarketingCardsContainerView {
  readonly title: string;
  readonly text: string | null;
  readonly cards: readonly CardView[];
}

export function MarketingCardsContainer({ view }: BlockProps<MarketingCardsContainerView>) {
  return (
    <ContentSection title={view.title} text={view.text} tone="tinted">
      <MarketingCardGrid cards={view.cards} hasHeading />
    </ContentSection>
  );
}
