import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { useHiddenSides } from './hidden-sides.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';

interface CarouselProps {
  readonly label: string;
  /** Stands on the line of the two buttons; without one the buttons lie on the row's ends. */
  readonly heading?: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** How wide items are: many narrow ones, few wide ones, or as wide as they are themselves. */
  readonly look?: 'cards' | 'wide' | 'auto' | undefined;
  /** `nav` where all of it is links that lead through the shop. */
  readonly as?: 'section' | 'nav' | undefined;
}

/** Most of a screen further, so that the last item seen stays in sight. */
const shareOfWidth = 0.9;

// A§9: of fewer cards nothing needs to scroll.
const fewestCards = 3;

/** A row that scrolls sideways and snaps, by the browser alone; the buttons come where there is something to scroll. */
export function Carousel({ look = 'cards', as: Landmark = 'section', ...props }: CarouselProps) {
  const { label, heading, previousLabel, nextLabel, items } = props;
  const row = useRef<HTMLUListElement>(null);
  const hidden = useHiddenSides(row, items.length);
  const scroll = (direction: 1 | -1) => {
    row.current?.scrollBy({ left: direction * shareOfWidth * row.current.clientWidth });
  };
  const step = (direction: 1 | -1, isPossible: boolean) => (
    <IconButton
      icon={direction === -1 ? ChevronLeft : ChevronRight}
      label={direction === -1 ? previousLabel : nextLabel}
      kind="secondary"
      className={direction === -1 ? styles['previous'] : styles['next']}
      aria-disabled={!isPossible}
      onClick={() => scroll(direction)}
    />
  );
  const isPlain = look === 'cards' && items.length < fewestCards;
  const isScrollable = !isPlain && hidden !== 'none';
  return (
    <Landmark
      aria-label={label}
      data-hides={hidden}
      className={joinClasses(styles['carousel'], heading === undefined ? styles['bare'] : styles['headed'])}
    >
      <div className={styles['head']}>
        {heading}
        {!isPlain && (
          <div className={joinClasses(styles['steps'], isScrollable && styles['needed'])}>
            {step(-1, hidden === 'before' || hidden === 'both')}
            {step(1, hidden === 'after' || hidden === 'both')}
          </div>
        )}
      </div>
      {/* Safari drops the list's role with its bullets. A row that scrolls can be reached, and scrolled, by keyboard. */}
      <ul
        ref={row}
        role="list"
        aria-label={label}
        tabIndex={isScrollable ? 0 : undefined}
        className={joinClasses(styles['row'], styles[look], isPlain && styles['plain'])}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={styles['item']}>
            {content}
          </li>
        ))}
      </ul>
    </Landmark>
  );
}
