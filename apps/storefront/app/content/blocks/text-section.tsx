import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';

export interface TextSectionView {
  readonly title: string | null;
  readonly html: string;
}

export function TextSection({ view: { title, html } }: BlockProps<TextSectionView>) {
  return (
    <ContentSection title={title}>
      <SanitisedHtml html={html} />
    </ContentSection>
  );
}
