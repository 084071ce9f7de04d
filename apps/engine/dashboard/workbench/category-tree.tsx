import { api, Input } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { type Branch, branchesOf, found, pathsOf } from './category-branches';
import type { Work } from './use-product-work';
import { workbenchCategories } from './workbench.documents';

/** The categories of the shop, to be ticked; what is searched for is shown with what is above it. */
export function CategoryTree({ work: { draft, change } }: { readonly work: Work }) {
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({
    queryKey: ['workbench-categories'],
    queryFn: () => api.query(workbenchCategories, {}),
  });
  const branches = useMemo(() => branchesOf(data?.workbenchCategories ?? []), [data]);
  const paths = useMemo(() => pathsOf(branches), [branches]);
  if (error) return <FailureNote failure={error} />;
  if (data === undefined) return <p className="text-sm">{say('Loading the categories…')}</p>;
  const { categoryIds } = draft;
  const tick = (id: string, isIn: boolean) =>
    change({ categoryIds: isIn ? [...categoryIds, id] : categoryIds.filter((one) => one !== id) });
  const shown = search.trim() === '' ? branches : found(branches, search);
  return (
    <div className="space-y-3 text-sm">
      {categoryIds.length === 0 ? (
        <p>{say('It stands in no category: shoppers find it by searching alone.')}</p>
      ) : (
        <ul className="space-y-1">
          {categoryIds.map((id) => (
            <li key={id}>{paths.get(id) ?? id}</li>
          ))}
        </ul>
      )}
      <Input
        type="search"
        aria-label={say('Search the categories')}
        placeholder={say('Search the categories')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 ? <p>{say('No category is called that.')}</p> : null}
      <div className="max-h-96 overflow-y-auto pr-1" tabIndex={0} role="group" aria-label={say('Categories')}>
        <Branches branches={shown} chosen={new Set(categoryIds)} isOpen={search.trim() !== ''} onTick={tick} />
      </div>
    </div>
  );
}

interface BranchesProps {
  readonly branches: readonly Branch[];
  readonly chosen: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onTick: (id: string, isIn: boolean) => void;
}

function Branches({ branches, chosen, isOpen, onTick }: BranchesProps) {
  return (
    <ul className="space-y-1">
      {branches.map((branch) => (
        <li key={branch.id}>
          <label className="flex items-start gap-2 py-0.5">
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0"
              checked={chosen.has(branch.id)}
              onChange={({ target }) => onTick(branch.id, target.checked)}
            />
            <span>{branch.isPrivate ? say('{name} (hidden)', { name: branch.name }) : branch.name}</span>
          </label>
          {branch.children.length === 0 ? null : isOpen ? (
            <div className="pl-5">
              <Branches branches={branch.children} chosen={chosen} isOpen onTick={onTick} />
            </div>
          ) : (
            <details className="pl-5">
              <summary className="cursor-pointer text-xs">
                {say('{children} below {name}', { children: branch.children.length, name: branch.name })}
              </summary>
              <Branches branches={branch.children} chosen={chosen} isOpen={false} onTick={onTick} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
