import { Accordion } from '../../ui/layout/accordion.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import styles from './faq-section.module.css';

export interface FaqSectionView {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export function FaqSection({ view: { title, questions } }: BlockProps<FaqSectionView>) {
  return (
    <ContentSection title={title}>
      <Accordion
        className={styles['questions']}
        items={questions.map(({ question, answer }) => ({
          key: question,
          title: question,
          content: <SanitisedHtml html={answer} />,
        }))}
      />
    </ContentSection>
  );
}
