import type { NamedLinkView } from '../../ui/link-view.ts';
import type { DepartmentView } from './departments-view.ts';

interface BarFacts {
  readonly departments: readonly DepartmentView[];
  readonly sale: NamedLinkView | null;
  /** The links above a product, from the root down; null where the page is no product's. */
  readonly productTrail: readonly string[] | null;
}

interface BarLinks {
  /** The department the links belong to; null where they are the departments themselves. */
  readonly department: string | null;
  readonly links: readonly NamedLinkView[];
}

/** B§2.3: departments and the sale; on a product page what its own department holds, and no sale. */
export function categoryBarLinks({ departments, sale, productTrail }: BarFacts): BarLinks {
  if (productTrail === null) return { department: null, links: sale === null ? departments : [...departments, sale] };
  const own = departments.find(({ href }) => productTrail.includes(href));
  return own === undefined || own.groups.length === 0
    ? { department: null, links: departments }
    : { department: own.name, links: own.groups };
}
