import { NativeSelect } from '@vendure/dashboard';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { ProductSearch } from '../catalogue/prices/product-search';
import { say } from '../say';
import { CategoryChoice } from './category-choice';
import { languageName } from './text-words';
import type { AskedProducts } from './workbench.documents';

export type ProductFilter = Pick<AskedProducts, 'search' | 'lacking' | 'categoryId' | 'enabled'>;

interface ProductFiltersProps {
  readonly asked: ProductFilter;
  readonly onChange: (asked: ProductFilter) => void;
}

/** Which products are listed, and which a change of all of them means. */
export function ProductFilters({ asked, onChange }: ProductFiltersProps) {
  const state = asked.enabled === undefined ? '' : String(asked.enabled);
  return (
    <div className="flex flex-wrap gap-3 pb-4">
      <ProductSearch before="" onSearch={(search) => onChange({ ...asked, search })} />
      <CategoryChoice
        control={{ 'aria-label': say('Category') }}
        none={say('In whatever category')}
        value={asked.categoryId ?? ''}
        onChange={(id) => onChange({ ...asked, categoryId: id === '' ? undefined : id })}
      />
      <NativeSelect
        aria-label={say('State')}
        value={state}
        onChange={({ target: { value } }) =>
          onChange({ ...asked, enabled: value === '' ? undefined : value === 'true' })
        }
      >
        <option value="">{say('On and off')}</option>
        <option value="true">{say('On')}</option>
        <option value="false">{say('Off')}</option>
      </NativeSelect>
      <NativeSelect
        aria-label={say('Texts missing in')}
        value={asked.lacking}
        onChange={(event) => onChange({ ...asked, lacking: event.target.value })}
      >
        <option value="">{say('In whatever language')}</option>
        {languages
          .filter((code) => code !== 'en')
          .map((code) => (
            <option key={code} value={code}>
              {say('Missing in {code}', { code: languageName(code) })}
            </option>
          ))}
      </NativeSelect>
    </div>
  );
}
