import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { productZones } from '@tradehall/domain/content/product-zones.ts';
import { promisesBlock } from '@tradehall/engine/content/base/base-pages';
import { picture } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { articlePosts, articles } from './articles';
import type { ContentTexts } from './demo-texts';

/** The twelve departments with their drawings, in the order of the menu. */
export const illustratedDepartments = Object.values(productZones)
  .filter((department) => department !== null)
  .map((department) => ({ category: department, picture: picture(department) }));

/** The newest four. */
const latest = articles.slice(0, 4);

export const saleLink = (texts: ContentTexts) => ({ label: texts.links.toSale, to: 'search:tags=on-sale' });

const discountAndGuarantee = ({ links, pages, promises: { volume } }: ContentTexts): ContentBlock => ({
  kind: 'banner-boxes',
  fields: {
    boxes: [
      {
        ...volume,
        picture: picture('volume-stack'),
        link: { label: links.toVolume, to: 'page:volume-discount' },
      },
      {
        title: pages['premium-guarantee'].title,
        text: pages['premium-guarantee'].description,
        picture: picture('guarantee-shield-tool'),
        link: { label: links.toGuarantee, to: 'page:premium-guarantee' },
      },
    ],
  },
});

function homeBlocks(texts: ContentTexts, hasOrders: boolean): ContentBlock[] {
  const { home, links } = texts;
  return [
    {
      kind: 'hero-banner',
      fields: {
        title: home.heroTitle,
        text: home.heroText,
        picture: picture('hero-kitchen', 'hero'),
        link: { label: links.shopNow, to: 'category:gastronomy' },
        secondLink: saleLink(texts),
      },
    },
    promisesBlock(texts, hasOrders),
    { kind: 'department-block', fields: { title: home.departments, departments: illustratedDepartments } },
    {
      kind: 'home-products',
      fields: { title: home.bestsellers, source: { by: 'tag', tag: 'bestseller', limit: 12 } },
    },
    ...(hasOrders ? [discountAndGuarantee(texts)] : []),
    {
      kind: 'home-products',
      fields: { title: home.onSale, source: { by: 'tag', tag: 'on-sale', limit: 12 }, link: saleLink(texts) },
    },
    {
      kind: 'blog-posts-with-link',
      fields: {
        title: home.articles,
        posts: articlePosts(texts, latest),
        link: { label: links.allArticles, to: 'page:inspirations' },
      },
    },
  ];
}

export const homePage = (texts: ContentTexts, hasOrders: boolean): SeededPage => ({
  key: 'home',
  slug: null,
  title: texts.home.title,
  metaDescription: texts.home.description,
  blocks: homeBlocks(texts, hasOrders),
});
