import type { FieldsOf } from '@tradehall/domain/content/content-block.ts';
import { productZones, type ProductZoneKey } from '@tradehall/domain/content/product-zones.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { softHyphenated } from '@tradehall/domain/search/soft-hyphens.ts';
import { productCardView, type ProductCardView } from '../../product-card/product-card-view.ts';
import type { TilesView } from '../blocks/catalogue/tile-blocks.tsx';
import type { ContentFacts, ViewsOfKinds } from '../content-facts.ts';
import type { TileView } from '../parts/picture-tile-grid.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { carouselTexts, linkView, unlessEmpty } from './shared-views.ts';

const productsInBox = 4;

type IllustratedCategories = FieldsOf<'category-boxes'>['boxes'];

export const productViewsAt = (place: string, facts: ContentFacts): readonly ProductCardView[] =>
  facts.productsAt(place).map((card) => productCardView(card, facts.shop, facts.translate));

/** The special zone belongs to no department, and leads to none. */
function departmentLink(zone: ProductZoneKey, facts: ContentFacts): LabelledLinkView | null {
  const department = productZones[zone];
  const found = department === null ? null : facts.findCategory(department);
  return found === null ? null : { ...found, label: facts.translate('content.showAll') };
}

function categoryTiles(
  categories: readonly (IllustratedCategories[number] & { readonly text?: string | undefined })[],
  facts: ContentFacts,
): readonly TileView[] {
  const { language } = locales[facts.locale];
  return categories.flatMap(({ category, picture = null, text = null }) => {
    const found = facts.findCategory(category);
    return found === null ? [] : [{ ...found, label: softHyphenated(found.label, language), picture, text }];
  });
}

const tilesView = (title: string, tiles: readonly TileView[]): TilesView | null =>
  unlessEmpty(tiles, (shown) => ({ title, tiles: shown }));

export const catalogueViews = {
  'home-products': ({ title, link }, facts, { place }) =>
    unlessEmpty(productViewsAt(place, facts), (products) => ({
      title,
      text: null,
      products,
      link: linkView(link, facts),
      carousel: carouselTexts(facts),
    })),
  'product-group-slider': ({ title, groups }, facts, { place }) => {
    const shown = groups
      .map(({ label }, index) => ({ id: String(index), label, products: productViewsAt(`${place}.${index}`, facts) }))
      .filter(({ products }) => products.length > 0);
    return unlessEmpty(shown, (all) => ({ title, groups: all, carousel: carouselTexts(facts) }));
  },
  'product-listing': ({ title }, facts, { place }) =>
    unlessEmpty(productViewsAt(place, facts), (products) => ({
      title: title ?? facts.translate('category.products'),
      isTitleHidden: title === undefined,
      products,
    })),
  'product-zone': ({ title, zone }, facts, { place }) =>
    unlessEmpty(productViewsAt(place, facts), (products) => ({
      title,
      text: null,
      products,
      link: departmentLink(zone, facts),
      carousel: carouselTexts(facts),
    })),
  'product-zone-box': ({ title, text = null, zone, picture }, facts, { place }) =>
    unlessEmpty(productViewsAt(place, facts), (products) => ({
      title,
      text,
      picture,
      link: departmentLink(zone, facts),
      products: products.slice(0, productsInBox),
    })),
  'department-block': ({ title, departments }, facts) => tilesView(title, categoryTiles(departments, facts)),
  'category-cards': ({ title, cards }, facts) => tilesView(title, categoryTiles(cards, facts)),
  'category-boxes': ({ title, boxes }, facts) => tilesView(title, categoryTiles(boxes, facts)),
  'category-box-links': ({ title, boxes }, facts) => {
    const shown = boxes.flatMap(({ category, links }) => {
      const found = facts.findCategory(category);
      return found === null ? [] : [{ ...found, links: links.flatMap((key) => facts.findCategory(key) ?? []) }];
    });
    return unlessEmpty(shown, (all) => ({ title, boxes: all }));
  },
} satisfies Partial<ViewsOfKinds>;
