import type { BlockKind, ContentBlock, FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { BlockView, BlockViews } from './block-views.ts';
import type { BlockPlace, ContentFacts, ViewsOfKinds } from './content-facts.ts';
import { PlaceholderWithoutValue, fillPlaceholders } from './placeholders.ts';
import { bannerViews } from './views/banner-views.ts';
import { cardViewsOfKinds } from './views/card-views.ts';
import { catalogueViews } from './views/catalogue-views.ts';
import { pageViews } from './views/page-views.ts';

/** By kind: what a block shows in this shop at this moment. */
const views: ViewsOfKinds = { ...bannerViews, ...cardViewsOfKinds, ...catalogueViews, ...pageViews };

type AuthoredBlock<Kind extends BlockKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly fields: FieldsOf<Each> };
}[Kind];

function viewOf<Kind extends BlockKind>(
  { kind, fields }: AuthoredBlock<Kind>,
  facts: ContentFacts,
  place: BlockPlace,
): BlockView<Kind> | null {
  const view: BlockViews[Kind] | null = views[kind](fillPlaceholders(fields, facts), facts, place);
  return view === null ? null : { kind, view };
}

/** Null for a block that has nothing to show, or that names something the shop cannot fill in. */
export function viewBlock(block: ContentBlock, facts: ContentFacts, place: BlockPlace): BlockView | null {
  try {
    return viewOf(block, facts, place);
  } catch (error) {
    if (error instanceof PlaceholderWithoutValue) {
      const { log, locale } = facts.shop;
      log.warn(
        { locale, block: block.kind, place: place.place, reason: error.message },
        'a content block was left out',
      );
      return null;
    }
    throw error;
  }
}
