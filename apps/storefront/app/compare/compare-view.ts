import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { mostCompared } from '../product-card/compared.ts';
import { productCardView, type ProductCardView } from '../product-card/product-card-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { compareAddress } from './comparison.ts';

interface ComparedProduct {
  readonly sku: string;
  readonly card: ProductCardView;
  readonly remove: LinkView;
  /** Null where it cannot be had. */
  readonly add: ProductCardView['add'];
}

interface ComparedRow {
  readonly label: string;
  /** One a product, in their order; empty where a product has no such value. */
  readonly values: readonly string[];
  readonly differs: boolean;
}

const compareWords = wordsOf(
  'compare.title',
  'compare.feature',
  'compare.differs',
  'compare.emptyValue',
  'compare.onlyDifferences',
);

export interface CompareView extends ReturnType<typeof compareWords> {
  readonly path: string;
  /** There were enough already: the one that came is not shown. */
  readonly full: string | null;
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparedRow[];
  readonly addTitle: string;
  readonly add: readonly { readonly href: string; readonly name: string; readonly price: string }[];
  readonly empty: { readonly title: string; readonly text: string; readonly action: string; readonly href: string };
}

/** A row for each name any of them has. What differs comes first, otherwise as it is told of the products. */
function rowsOf(
  products: readonly ProductDocument[],
  labels: Readonly<Record<'model' | 'brand', string>>,
): ComparedRow[] {
  const tables = products.map(
    ({ brand, model, attributes }) =>
      new Map([
        [labels.brand, brand],
        [labels.model, model],
        ...attributes.map(({ label, value }) => [label, value] as const),
      ]),
  );
  const names = new Set(tables.flatMap((table) => [...table.keys()]));
  const rows = [...names].map((label) => {
    const values = tables.map((table) => table.get(label) ?? '');
    return { label, values, differs: new Set(values).size > 1 };
  });
  return rows.toSorted((one, other) => Number(other.differs) - Number(one.differs));
}

interface Compared {
  readonly products: readonly ProductDocument[];
  readonly cards: readonly ProductCard[];
  readonly alternatives: readonly ProductCard[];
  readonly isFull: boolean;
}

/** The rule that nothing is bought from a list is for lists: here somebody has looked at every figure. */
const addView = ({ isOnStock, name }: ProductCard, { country }: ShopRequest, translate: Translate) =>
  isOnStock && country.checkoutEnabled
    ? { text: translate('card.add'), label: translate('card.addNamed', { name }) }
    : null;

export function compareView(compared: Compared, path: string, shop: ShopRequest): CompareView {
  const { products, cards, alternatives, isFull } = compared;
  const translate = translator(shop.locale);
  const skus = products.map(({ sku }) => sku);
  const columns = products.flatMap(({ sku, name }) => {
    const card = cards.find((other) => other.sku === sku);
    const others = skus.filter((other) => other !== sku);
    const remove = { href: compareAddress(path, others), label: translate('compare.remove', { name }) };
    return card === undefined
      ? []
      : [{ sku, card: productCardView(card, shop, translate), remove, add: addView(card, shop, translate) }];
  });
  const free = skus.length >= mostCompared ? [] : alternatives.filter(({ sku }) => !skus.includes(sku));
  return {
    ...compareWords(translate),
    path,
    full: isFull ? translate('compare.full') : null,
    products: columns,
    rows: rowsOf(products, { brand: translate('compare.brand'), model: translate('product.model') }),
    addTitle: translate('compare.add'),
    add: free.map((card) => {
      const { name, price } = productCardView(card, shop, translate);
      return { href: compareAddress(path, [...skus, card.sku]), name, price: price.now };
    }),
    empty: {
      title: translate('compare.empty'),
      text: translate('compare.emptyText'),
      action: translate('compare.emptyAction'),
      href: pageLinks(shop).home,
    },
  };
}
