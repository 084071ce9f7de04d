import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { formatCount } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import { productCardView } from '../product-card/product-card-view.ts';
import type { ProductCardView } from '../product-card/product-card-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { TrailView } from '../ui/trail.tsx';
import { paragraphs } from './paragraphs.ts';
import { trailView } from './trail-view.ts';

interface CategoryLinkView {
  readonly name: string;
  readonly href: string;
}

export interface CategoryView {
  readonly kind: 'category';
  readonly title: string;
  readonly metaDescription: string;
  readonly name: string;
  readonly trail: TrailView;
  readonly intro: readonly string[];
  readonly childrenLabel: string;
  readonly children: readonly CategoryLinkView[];
  readonly productsLabel: string;
  readonly productCount: string;
  readonly products: readonly ProductCardView[];
  readonly emptyText: string;
}

export const categoryView = (category: CategoryDocument, shop: ShopRequest): CategoryView => {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    kind: 'category',
    title: category.metaTitle || category.name,
    metaDescription: category.metaDescription,
    name: category.name,
    trail: trailView(category.ancestors, shop, translate),
    intro: paragraphs(category.contentHtml ?? category.metaDescription),
    childrenLabel: translate('category.children'),
    children: category.children
      .filter(({ hasProducts }) => hasProducts)
      .map(({ name, slug }) => ({ name, href: links.category(slug) })),
    productsLabel: translate('category.products'),
    productCount: formatCount(category.productCount, shop.locale),
    products: category.products.map((card) => productCardView(card, shop, translate)),
    emptyText: translate('category.empty'),
  };
};
