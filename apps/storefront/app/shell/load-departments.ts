import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** A page without its department links is still a page, so their failure stays here. */
export const loadDepartments = async ({
  calls,
  locale,
  log,
  requestId,
}: ShopRequest): Promise<readonly CategoryLinkWithProducts[]> => {
  const answer = await calls['new-ct'].getCategory(
    { query: 'first-level', locale },
    { onError: (err) => log.error({ err, requestId }, 'no department links') },
  );
  return answer !== null && answer.ok && answer.value.query === 'first-level' ? answer.value.categories.results : [];
};
