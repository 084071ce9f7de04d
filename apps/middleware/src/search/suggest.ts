import { succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import { contentIndexKey } from '@tradehall/domain/content/content-document.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import type { Handle } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { categoriesNamed } from './categories-named.ts';
import { pagesNamed } from './pages-named.ts';

const shownCategories = 4;
const shownPages = 3;

export const suggest: Handle<'shop', 'suggest'> = async ({ locale, query }, context) => {
  context.noteSearch(locale);
  const [found, navigation, index] = await Promise.all([
    context.productSearch.suggest(locale, query),
    context.read('navigation', locale, navigationDocumentKey),
    context.read('content-index', locale, contentIndexKey),
  ]);
  if (!found.ok) return found;
  const { hits, total, categoryKeys } = found.value;
  const { language } = locales[locale];
  const named = navigation === null ? [] : categoriesNamed(language, navigation, query);
  const pages = index === null ? [] : pagesNamed(language, index, query);
  const holding = navigation?.categories.filter(({ key }) => categoryKeys.includes(key)) ?? [];
  const shown = new Map([...named, ...holding].map(({ name, slug }) => [slug, { name, slug }]));
  return succeed(
    Encoded.object({
      hits,
      categories: Encoded.of<{ name: string; slug: string }[]>([...shown.values()].slice(0, shownCategories)),
      pages: Encoded.of<{ title: string; slug: string }[]>(pages.slice(0, shownPages)),
      total: Encoded.of<number>(total),
    }),
  );
};
