import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { VatOutcome } from '@tradehall/domain/tracking/vat-outcomes.ts';

/** A product as a page shows it. */
export interface SeenItem {
  readonly sku: string;
  readonly name: string;
}

/** Rows of products on a page, by the name in their `data-item-list`; `listing` is told with its page. */
export const itemLists = [
  'accessories',
  'similar',
  'complementary',
  'cart-recommendations',
  'last-seen',
  'content',
  'listing',
] as const;
export type ItemList = (typeof itemLists)[number];

/** Where products were proposed: whoever proposed them likes to know what became of it. */
export interface Recommended {
  readonly id: string;
  readonly name: string;
}

/** What the frame and the page see, before anybody knows what may be told of it. */
export type Sighting =
  | {
      readonly kind: 'page';
      /** Inside its language, with its query. */
      readonly path: string;
      readonly title: string;
      /** What its loader gave it: pages belong to other rooms, nothing of it is taken for granted. */
      readonly view: unknown;
    }
  | { readonly kind: 'cart'; readonly cart: Cart | null }
  | { readonly kind: 'customer'; readonly isSignedIn: boolean }
  | {
      readonly kind: 'list';
      readonly list: ItemList;
      /** What stands above it, where it has no name of its own. */
      readonly heading: string | null;
      readonly items: readonly SeenItem[];
      readonly recommended: Recommended | null;
    }
  | {
      readonly kind: 'selected';
      readonly list: ItemList;
      readonly heading: string | null;
      readonly item: SeenItem;
      readonly index: number;
    }
  | { readonly kind: 'chosen'; readonly sku: string; readonly recommended: Recommended }
  | { readonly kind: 'promotion'; readonly name: string; readonly isChosen: boolean }
  | { readonly kind: 'form'; readonly form: 'addresses' | 'payment' }
  | { readonly kind: 'cart-failure'; readonly action: string; readonly reason: string }
  | { readonly kind: 'vat'; readonly outcome: VatOutcome };
