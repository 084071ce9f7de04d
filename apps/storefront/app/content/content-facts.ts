import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { BlockKind, FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { ShownRecall } from '@tradehall/domain/equipment/recall.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LabelledLinkView, LinkTargetView } from '../ui/link-view.ts';
import type { BlockViews } from './block-views.ts';
import type { PlaceholderFacts } from './placeholders.ts';

/** All that views are made from besides the author's own words. */
export interface ContentFacts extends PlaceholderFacts {
  readonly shop: ShopRequest;
  readonly findLink: (to: string) => LinkTargetView | null;
  /** By key; null for one that has no page in this shop. */
  readonly findCategory: (key: string) => LabelledLinkView | null;
  /** What the middleware found for the block at a place. */
  readonly productsAt: (place: string) => readonly ProductCard[];
  readonly recalls: readonly ShownRecall[];
}

export interface BlockPlace {
  /** Its number on the page, as the middleware counts. */
  readonly place: string;
  /** Its title is the page's: exactly one block has that, or none. */
  readonly isPageTitle: boolean;
}

/** Null: there is nothing to show in this shop at this moment. */
export type ViewBlock<Kind extends BlockKind> = (
  fields: FieldsOf<Kind>,
  facts: ContentFacts,
  place: BlockPlace,
) => BlockViews[Kind] | null;

/** The table of kinds, which `views` fills by parts. */
export type ViewsOfKinds = { readonly [Kind in BlockKind]: ViewBlock<Kind> };
