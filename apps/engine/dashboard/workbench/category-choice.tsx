import { api, NativeSelect } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FailureNote } from '../failure-note';
import { branchesOf, pathsOf } from './category-branches';
import { workbenchCategories } from './workbench.documents';

interface CategoryChoiceProps {
  readonly control: Readonly<Partial<Record<'id' | 'aria-label' | 'aria-describedby', string | undefined>>>;
  /** Said where none is chosen. */
  readonly none: string;
  /** Its id; empty for none. */
  readonly value: string;
  readonly isRequired?: boolean;
  readonly onChange: (id: string) => void;
}

/** One category of the whole tree, each with what is above it. */
export function CategoryChoice({ control, none, value, isRequired = false, onChange }: CategoryChoiceProps) {
  const { data, error } = useQuery({
    queryKey: ['workbench-categories'],
    queryFn: () => api.query(workbenchCategories, {}),
  });
  const paths = useMemo(() => [...pathsOf(branchesOf(data?.workbenchCategories ?? []))], [data]);
  return (
    <div className="max-w-96">
      <NativeSelect {...control} value={value} required={isRequired} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {paths.map(([id, path]) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </NativeSelect>
      <FailureNote failure={error} />
    </div>
  );
}
