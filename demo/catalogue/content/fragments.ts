import { brandPages, type FragmentKey } from '@tradehall/domain/content/content-pages.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { picture } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { departmentsOfBrands } from './brand-pages';
import type { ContentTexts } from './demo-texts';
import { illustratedDepartments } from './home-page';

const brandNames: ReadonlyMap<string, string> = new Map(Object.entries(brandPages));

/** Besides the promotion above every page. */
const fragmentBlocks: Readonly<Record<Exclude<FragmentKey, 'promo-area'>, (texts: ContentTexts) => ContentBlock>> = {
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

/** Content that stands inside other pages. */
export const fragments = (texts: ContentTexts): SeededPage[] =>
  Object.entries(fragmentBlocks).map(([key, block]) => ({
    key,
    slug: null,
    title: texts.home.title,
    metaDescription: texts.home.description,
    blocks: [block(texts)],
  }));
