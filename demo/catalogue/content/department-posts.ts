import { departmentsOfBrands } from './brand-pages';

/** What a department's page leads on to: its house brands, then what holds for all departments. */
export function departmentPosts(department: string): readonly string[] {
  const brands = Object.entries(departmentsOfBrands).flatMap(([brand, sold]) => (sold === department ? [brand] : []));
  return [...brands, 'inspirations', 'premium-guarantee', 'volume-discount'].slice(0, 3);
}
