import { articlePageKey, articles } from './articles';
import { departmentsOfBrands } from './brand-pages';

/** What a department's page leads on to: its house brands, its newest article, then what holds for all departments. */
export function departmentPosts(department: string): readonly string[] {
  const brands = Object.entries(departmentsOfBrands).flatMap(([brand, sold]) => (sold === department ? [brand] : []));
  const own = articles.find(({ category }) => category.startsWith(`${department}/`));
  const article = own === undefined ? 'inspirations' : articlePageKey(own.key);
  return [...brands, article, 'premium-guarantee', 'volume-discount'].slice(0, 3);
}
