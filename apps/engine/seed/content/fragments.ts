import { brandPages } from '@tradehall/domain/content/content-pages.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { FragmentKey } from '@tradehall/domain/content/content-pages.ts';
import { departmentsOfBrands } from './brand-pages';
import type { ContentTexts } from './content-texts';
import { illustratedDepartments } from './home-page';
import { picture } from './pictures';
import type { SeededPage } from './seeded-page';

const brandNames: ReadonlyMap<string, string> = new Map(Object.entries(brandPages));

const fragmentBlocks: Readonly<Record<FragmentKey, (texts: ContentTexts) => ContentBlock>> = {
  'promo-area': ({ home, links }) => ({
    kind: 'strap-with-link',
    fields: { text: home.promo, link: { label: links.toVolume, to: 'page:volume-discount' } },
  }),
  'not-found-departments': ({ home }) => ({
    kind: 'department-block',
    fields: { title: home.departments, departments: illustratedDepartments },
  }),
  'not-found-brands': ({ home }) => ({
    kind: 'nav-image-grid',
    fields: {
      title: home.brands,
      tiles: Object.entries(departmentsOfBrands).map(([key, department]) => ({
        label: brandNames.get(key) ?? key,
        to: `page:${key}`,
        picture: picture(department),
      })),
    },
  }),
};

const isFragment = (key: string): key is FragmentKey => Object.hasOwn(fragmentBlocks, key);

/** Content that stands inside other pages. */
export const fragments = (texts: ContentTexts): SeededPage[] =>
  Object.keys(fragmentBlocks)
    .filter(isFragment)
    .map((key) => ({
      key,
      slug: null,
      title: texts.home.title,
      metaDescription: texts.home.description,
      blocks: [fragmentBlocks[key](texts)],
    }));
