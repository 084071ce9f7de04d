import type { Reorder, ReorderedLine } from '@tradehall/domain/orders/reorder.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import type { Meaning } from '../ui/meaning.ts';
import { searchOf, type NamedOrder } from './named-order.ts';

export interface ReorderFormView {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** One wish: however often it is sent, it is done once. */
  readonly intentId: string;
  readonly button: string;
}

export interface ReorderedView {
  readonly kind: Meaning;
  readonly title: string;
  readonly lines: readonly string[];
  /** Null where nothing was added. */
  readonly toCart: LinkView | null;
}

/** Null in a shop that sells nothing. */
export function reorderFormView(named: NamedOrder, intentId: string, shop: ShopRequest): ReorderFormView | null {
  const translate = translator(shop.locale);
  return shop.country.checkoutEnabled
    ? {
        title: translate('reorder.button'),
        text: translate('reorder.text'),
        action: `${pageLinks(shop).route('order') ?? ''}${searchOf(named)}`,
        intentId,
        button: translate('reorder.button'),
      }
    : null;
}

function lineTexts(line: ReorderedLine, { locale }: ShopRequest, translate: Translate): readonly string[] {
  const { name, outcome, wanted, added, price } = line;
  const words = translate(`reorder.outcome.${outcome}`, { name, wanted: String(wanted), added: String(added) });
  if (price === null || price.before === null) return [words];
  const before = formatMoney(price.before, locale);
  const after = formatMoney(price.now, locale);
  return [words, translate('cart.notice.price-changed', { name, before, after })];
}

/** Exactly what is in the cart now, and what is not. */
export function reorderedView({ lines }: Reorder, shop: ShopRequest): ReorderedView {
  const translate = translator(shop.locale);
  const isAnything = lines.some(({ added }) => added > 0);
  const isAll = lines.every(({ outcome, price }) => outcome === 'added' && price === null);
  return {
    kind: isAll ? 'success' : isAnything ? 'warning' : 'error',
    title: translate(isAnything ? 'reorder.doneTitle' : 'reorder.noneTitle'),
    lines: lines.flatMap((line) => lineTexts(line, shop, translate)),
    toCart: isAnything ? { href: pageLinks(shop).route('checkout/cart') ?? '', label: translate('cart.toCart') } : null,
  };
}
