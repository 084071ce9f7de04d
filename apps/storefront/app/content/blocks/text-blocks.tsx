import { Accordion } from '../../ui/layout/accordion.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture, type PictureView } from '../parts/content-picture.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import { Heading } from '../parts/heading.tsx';
import faqSectionStyles from './faq-section.module.css';
import styles from './page-title.module.css';

export interface PageTitleView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  /** Of an article. */
  readonly day: { readonly date: string; readonly words: string } | null;
  /** Only the first on a page. */
  readonly isPageTitle: boolean;
}

export function PageTitle({ view: { title, text, picture, day, isPageTitle } }: BlockProps<PageTitleView>) {
  return (
    <PageWidth>
      <div className={joinClasses(styles['title'], picture !== null && styles['pictured'])}>
        <div>
          {day !== null && (
            <p className={styles['day']}>
              <time dateTime={day.date}>{day.words}</time>
            </p>
          )}
          <Heading level={isPageTitle ? 1 : 2}>{title}</Heading>
          {text !== null && <p className={styles['text']}>{text}</p>}
        </div>
        {picture !== null && <ContentPicture picture={picture} isFirst={isPageTitle} className={styles['picture']} />}
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
