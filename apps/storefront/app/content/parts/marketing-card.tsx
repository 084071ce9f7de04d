import { joinClasses } from '../../ui/join-classes.ts';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { CardGrid } from './card-grid.tsx';
import { ContentAnchor } from './content-anchor.tsx';
import { ContentPicture, type PictureView } from './content-picture.tsx';
import { Heading } from './heading.tsx';
import styles from './marketing-card.module.css';

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

export interface CardView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  readonly link: LabelledLinkView | null;
}

interface MarketingCardProps {
  readonly card: CardView;
  readonly level: 2 | 3;
  readonly look?: 'tall' | 'wide';
  /** A small line above the title: a date, for instance. */
  readonly note?: string | null;
}

/** A product on white, of which nothing may be cut off. */
const isSquare = ({ width, height }: PictureView): boolean => width === height;

/** The whole card is its link's target. */
export function MarketingCard({ card, level, look = 'tall', note = null }: MarketingCardProps) {
  const { title, text, picture, link } = card;
  return (
    <article className={joinClasses(styles['card'], styles[look], link !== null && styles['linked'])}>
      {picture !== null && (
        <ContentPicture
          picture={picture}
          className={joinClasses(styles['picture'], isSquare(picture) && styles['whole'])}
        />
      )}
      <div className={styles['words']}>
        {note !== null && <p className={styles['note']}>{note}</p>}
        <Heading level={level} className={styles['title']}>
          {title}
        </Heading>
        {text !== null && <p className={styles['text']}>{text}</p>}
        {link !== null && (
          <ContentAnchor link={link} className={styles['link']}>
            {link.label}
          </ContentAnchor>
        )}
      </div>
    </article>
  );
}
