import { brandPages, type BrandPageKey } from '@tradehall/domain/content/content-pages.ts';
import { picture, promises } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import type { ContentTexts } from './demo-texts';

/** The department in which a house brand sells most. */
export const departmentsOfBrands: Readonly<Record<BrandPageKey, string>> = {
  'royal-catering': 'gastronomy',
  stamos: 'professional-tools',
  msw: 'diy',
  'steinberg-systems': 'measurement',
  ulsonix: 'cleaning',
  hillvert: 'home-and-garden',
  physa: 'wellness',
  wiesenfield: 'agriculture',
  frommstarck: 'office',
  uniprodo: 'recreation',
};

const isBrand = (key: string): key is BrandPageKey => Object.hasOwn(brandPages, key);

/** What stands behind the brand's name, which the title of the page is already. */
function sorts(description: string): string {
  const words = description.slice(description.indexOf(':') + 1).trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}`;
}

function brandPage(key: BrandPageKey, texts: ContentTexts): SeededPage {
  const name = brandPages[key];
  const { description, lead, text } = texts.brands[key];
  const department = departmentsOfBrands[key];
  return {
    key,
    slug: key,
    title: name,
    metaDescription: description,
    blocks: [
      { kind: 'page-title', fields: { title: name, text: lead } },
      {
        kind: 'vertical-lander-linkout-image',
        fields: {
          title: sorts(description),
          text,
          picture: picture(department),
          link: { label: texts.links.showAll, to: `search:${new URLSearchParams({ brand: name }).toString()}` },
        },
      },
      {
        kind: 'product-listing',
        fields: { source: { by: 'brand', brand: name, limit: 24 } },
      },
      { kind: 'usp-section', fields: { promises: promises(texts, 'guarantee', 'advice', 'delivery') } },
    ],
  };
}

export const houseBrandPages = (texts: ContentTexts): SeededPage[] =>
  Object.keys(brandPages)
    .filter(isBrand)
    .map((key) => brandPage(key, texts));
