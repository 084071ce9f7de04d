import { createElement, type ReactNode } from 'react';
import type { BlockKind } from '@tradehall/domain/content/content-block.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { blockComponents, edgeToEdge, slim } from './block-components.tsx';
import type { BlockProps, ContentSlots } from './block-props.ts';
import type { BlockView, BlockViews } from './block-views.ts';
import styles from './content-blocks.module.css';
import type { ContentView } from './content-view.ts';
import { TitleOfPage } from './parts/content-section.tsx';
import { ReadingRun, sectionId } from './reading-run.tsx';

interface ContentBlocksProps {
  readonly view: Pick<ContentView, 'key' | 'blocks' | 'showsKinds' | 'reading'>;
  readonly slots: ContentSlots;
}

const components: { readonly [Kind in BlockKind]: (props: BlockProps<BlockViews[Kind]>) => ReactNode } =
  blockComponents;

function drawBlock<Kind extends BlockKind>(block: BlockView<Kind>, slots: ContentSlots, isFirst: boolean): ReactNode {
  const props: BlockProps<BlockViews[Kind]> = { view: block.view, slots, isFirst };
  return createElement(components[block.kind], props);
}

export function ContentBlocks({ view: { key, blocks, showsKinds, reading }, slots }: ContentBlocksProps) {
  const title = blocks.find((block) => block.kind === 'page-title')?.view.title ?? null;
  const first = blocks.findIndex(({ kind }) => !slim.has(kind));
  const drawn = blocks.map((block, index) => (
    <div
      key={`${key} ${index} ${block.kind}`}
      id={reading !== null && index >= reading.from && index < reading.to ? sectionId(index) : undefined}
      className={joinClasses(styles['block'], edgeToEdge.has(block.kind) && styles['edgeToEdge'])}
    >
      {showsKinds && (
        <code translate="no" className={styles['kind']}>
          {block.kind}
        </code>
      )}
      {drawBlock(block, slots, index === first)}
    </div>
  ));
  return (
    <TitleOfPage value={title}>
      <div className={styles['blocks']}>
        {reading === null ? (
          drawn
        ) : (
          <>
            {drawn.slice(0, reading.from)}
            <ReadingRun view={reading}>{drawn.slice(reading.from, reading.to)}</ReadingRun>
            {drawn.slice(reading.to)}
          </>
        )}
      </div>
    </TitleOfPage>
  );
}
