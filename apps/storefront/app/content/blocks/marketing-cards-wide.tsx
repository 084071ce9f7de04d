import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCardGrid } from '../parts/marketing-card-grid.tsx';
import type { MarketingCardsView } from './marketing-cards.tsx';

export function MarketingCardsWide({ view: { title, cards } }: BlockProps<MarketingCardsView>) {
  return (
    <ContentSection title={title}>
      <MarketingCardGrid cards={cards} hasHeading={title !== null} look="wide" />
    </ContentSection>
  );
}
