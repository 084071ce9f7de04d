import { succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Handle } from '../context/call-handler.ts';
import { browseUntilEnough } from './browse-products.ts';

/** Bestsellers first, then the best rated, then whatever is newest. */
export const getCartRecommendations: Handle<'new-ct', 'getCartRecommendations'> = async (
  { locale, filters: { categorySubtree, inStock }, limit },
  context,
) => {
  const navigation = await context.read('navigation', locale, navigationDocumentKey);
  const category = navigation?.categories.find(({ key }) => key === categorySubtree);
  if (categorySubtree !== undefined && category === undefined) {
    return succeed({ productProjectionSearch: { results: [] } });
  }
  const filter = {
    ...(category !== undefined && { categories: [...category.path] }),
    ...(inStock && { isOnStock: true }),
  };
  const lists = [{ ...filter, tags: ['bestseller'] }, { ...filter, tags: ['topRated'] }, filter];
  const products = await browseUntilEnough(lists, { locale, limit }, context);
  return succeed({ productProjectionSearch: { results: products.map(({ card }) => card) } });
};
