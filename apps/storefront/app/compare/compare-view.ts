import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { productCardView, type ProductCardView } from '../product-card/product-card-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { compareAddress } from './compare-address.ts';
import { mostCompared } from './compared-skus.ts';

interface ComparedProduct {
  readonly sku: string;
  readonly card: ProductCardView;
  readonly remove: LinkView;
}

interface ComparedRow {
  readonly label: string;
  /** One a product, in their order; empty where a product has no such value. */
  readonly values: readonly string[];
  readonly differs: boolean;
}

const compareWords = wordsOf('compare.title', 'compare.feature', 'compare.differs', 'compare.emptyValue');

export interface CompareView extends ReturnType<typeof compareWords> {
  readonly path: string;
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparedRow[];
  readonly addTitle: string;
  readonly add: readonly { readonly href: string; readonly name: string; readonly price: string }[];
  readonly empty: { readonly title: string; readonly text: string; readonly action: string; readonly href: string };
}

/** What is told of every product first, then its technical data: a row for each name any of them has. */
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
  return [...names].map((label) => {
    const values = tables.map((table) => table.get(label) ?? '');
    return { label, values, differs: new Set(values).size > 1 };
  });
}

interface Compared {
  readonly products: readonly ProductDocument[];
  readonly cards: readonly ProductCard[];
  readonly alternatives: readonly ProductCard[];
}

export function compareView({ products, cards, alternatives }: Compared, path: string, shop: ShopRequest): CompareView {
  const translate = translator(shop.locale);
  const skus = products.map(({ sku }) => sku);
  const columns = products.flatMap(({ sku, name }) => {
    const card = cards.find((other) => other.sku === sku);
    const others = skus.filter((other) => other !== sku);
    const remove = { href: compareAddress(path, others), label: translate('compare.remove', { name }) };
    return card === undefined ? [] : [{ sku, card: productCardView(card, shop, translate), remove }];
  });
  const free = skus.length >= mostCompared ? [] : alternatives.filter(({ sku }) => !skus.includes(sku));
  return {
    ...compareWords(translate),
    path,
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
