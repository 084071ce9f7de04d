import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';

export interface NewsletterView {
  readonly title: string;
  readonly text: string;
}

export function Newsletter({ view: { title, text }, slots }: BlockProps<NewsletterView>) {
  return slots.newsletter === null ? null : (
    <ContentSection title={title} text={text} tone="tinted">
      {slots.newsletter}
    </ContentSection>
  );
}
