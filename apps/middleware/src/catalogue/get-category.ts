import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Handle } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';

export const getCategory: Handle<'new-ct', 'getCategory'> = async (input, context) => {
  if (input.query === 'page') {
    const category = await context.read('category', input.locale, input.slug);
    if (category === null) return fail({ code: 'category-not-found' });
    const results = Encoded.single(input.fetchSiblings ? category.whole : category.withoutSiblings);
    return succeed(Encoded.object({ query: Encoded.of('page'), categories: Encoded.object({ results }) }));
  }
  const navigation = await context.read('navigation', input.locale, navigationDocumentKey);
  if (navigation === null) return fail({ code: 'category-not-found' });
  if (input.query === 'navigation') {
    const categories = Encoded.object({ results: navigation.roots });
    return succeed(Encoded.object({ query: Encoded.of('navigation'), categories }));
  }
  const categories = Encoded.object({ results: navigation.firstLevel });
  return succeed(Encoded.object({ query: Encoded.of('first-level'), categories }));
};
