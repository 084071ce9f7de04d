import type { ReactNode } from 'react';
import type { BlockKind } from '@tradehall/domain/content/content-block.ts';
import type { blockComponents } from './block-components.tsx';
import type { BlockProps } from './block-props.ts';

type DrawnFrom<Component> = Component extends (props: BlockProps<infer View>) => ReactNode ? View : never;

/** What each kind of block is drawn from: what its component asks for. The compiler wants a view of it for every kind. */
export type BlockViews = { readonly [Kind in BlockKind]: DrawnFrom<(typeof blockComponents)[Kind]> };

export type BlockView<Kind extends BlockKind = BlockKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly view: BlockViews[Each] };
}[Kind];
