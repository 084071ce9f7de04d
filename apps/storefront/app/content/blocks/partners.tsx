import type { BlockProps } from '../block-props.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCard } from '../parts/marketing-card.tsx';
import type { CardView } from '../parts/marketing-card.tsx';

export interface PartnersView {
  readonly title: string;
  readonly text: string | null;
  readonly partners: readonly CardView[];
}

export function Partners({ view: { title, text, partners } }: BlockProps<PartnersView>) {
  return (
    <ContentSection title={title} text={text}>
      <CardGrid
        size="small"
        items={partners.map((partner) => ({
          key: partner.title,
          content: <MarketingCard card={partner} level={3} />,
        }))}
      />
    </ContentSection>
  );
}
