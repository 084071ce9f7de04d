import { succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import type { Handle } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';
import { categoriesNamed } from './categories-named.ts';

const shownCategories = 4;

export const suggest: Handle<'shop', 'suggest'> = async ({ locale, query }, context) => {
  const [found, navigation] = await Promise.all([
    context.productSearch.suggest(locale, query),
    context.read('navigation', locale, navigationDocumentKey),
  ]);
  if (!found.ok) return found;
  const { hits, total, categoryKeys } = found.value;
  const named = navigation === null ? [] : categoriesNamed(locales[locale].language, navigation, query);
  const holding = navigation?.categories.filter(({ key }) => categoryKeys.includes(key)) ?? [];
  const shown = new Map([...named, ...holding].map(({ name, slug }) => [slug, { name, slug }]));
  return succeed(
    Encoded.object({
      hits,
      categories: Encoded.of<{ name: string; slug: string }[]>([...shown.values()].slice(0, shownCategories)),
      total: Encoded.of<number>(total),
    }),
  );
};
