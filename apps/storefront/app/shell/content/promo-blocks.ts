import type { BlockView } from '../../content/block-views.ts';
import { loadContent } from '../../content/load-content.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { keptByLocale } from '../../request/kept-by-locale.ts';

export type PromoBlock = BlockView<'strap-with-link'> | BlockView<'notification-banner'>;

/** The slim kinds; others would push the page down. */
const isPromoBlock = (block: BlockView): block is PromoBlock =>
  block.kind === 'strap-with-link' || block.kind === 'notification-banner';

/** B§2.3: the operator's line above every page. A page without it is still a page. */
async function loadPromoBlocks(shop: ShopRequest): Promise<readonly PromoBlock[] | null> {
  try {
    const everybody = { ...shop, preview: null, staffPass: null, isStaff: false };
    const loaded = await loadContent('promo-area', everybody, new URL(shop.originOf(shop.locale)));
    return loaded?.blocks.filter(isPromoBlock) ?? [];
  } catch (err) {
    shop.log.error({ err, requestId: shop.requestId }, 'no promo area for the frame');
    return null;
  }
}

export const promoBlocksOf = keptByLocale({
  load: loadPromoBlocks,
  keys: ({ locale }) => `content:${locale}:promo-area`,
});
