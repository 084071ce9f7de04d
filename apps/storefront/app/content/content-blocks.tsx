import { createElement } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { blockComponents } from './block-components.tsx';
import type { BlockProps, ContentSlots } from './block-props.ts';
import type { BlockView, BlockViews } from './block-views.ts';
import styles from './content-blocks.module.css';
import type { ContentView } from './content-view.ts';

interface ContentBlocksProps {
  readonly view: Pick<ContentView, 'key' | 'blocks' | 'showsKinds'>;
  readonly slots: ContentSlots;
}

type Kind = keyof BlockViews;

/** From edge to edge: such blocks stand close to one another. */
const edgeToEdge: ReadonlySet<Kind> = new Set<Kind>([
  'hero-banner',
  'campaign-banner',
  'notification-banner',
  'strap-with-link',
]);

/** One sees what comes after them at once, too. */
const slim: ReadonlySet<Kind> = new Set<Kind>([
  'page-title',
  'notification-banner',
  'strap-with-link',
  'marketing-landing-page-config',
]);

const drawBlock = <Each extends Kind>(block: BlockView<Each>, slots: ContentSlots, isFirst: boolean): ReactNode => {
  const props: BlockProps<BlockViews[Each]> = { view: block.view, slots, isFirst };
  return createElement(blockComponents[block.kind], props);
};

export function ContentBlocks({ view: { key, blocks, showsKinds }, slots }: ContentBlocksProps) {
  const first = blocks.findIndex(({ kind }) => !slim.has(kind));
  return (
    <div className={styles['blocks']}>
      {blocks.map((block, index) => (
        <div
          key={`${key} ${index} ${block.kind}`}
          className={joinClasses(styles['block'], edgeToEdge.has(block.kind) && styles['edgeToEdge'])}
        >
          {showsKinds && (
            <code translate="no" className={styles['kind']}>
              {block.kind}
            </code>
          )}
          {drawBlock(block, slots, index === first)}
        </div>
      ))}
    </div>
  );
}
