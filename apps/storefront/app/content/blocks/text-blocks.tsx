import { Accordion } from '../../ui/layout/accordion.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import { Heading } from '../parts/heading.tsx';
import faqSectionStyles from './faq-section.module.css';
import styles from './page-title.module.css';

export interface PageTitleView {
  readonly title: string;
  readonly text: string | null;
  /** Only the first on a page. */
  readonly isPageTitle: boolean;
}

export function PageTitle({ view: { title, text, isPageTitle } }: BlockProps<PageTitleView>) {
  return (
    <PageWidth>
      <div className={styles['title']}>
        <Heading level={isPageTitle ? 1 : 2}>{title}</Heading>
        {text !== null && <p className={styles['text']}>{text}</p>}
      </div>
    </PageWidth>
  );
}

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

export interface FaqSectionView {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export function FaqSection({ view: { title, questions } }: BlockProps<FaqSectionView>) {
  return (
    <ContentSection title={title}>
      <Accordion
        className={faqSectionStyles['questions']}
        items={questions.map(({ question, answer }) => ({
          key: question,
          title: question,
          content: <SanitisedHtml html={answer} />,
        }))}
      />
    </ContentSection>
  );
}
