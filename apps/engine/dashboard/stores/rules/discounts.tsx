import { api, Button, NativeSelect } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../../failure-note';
import { Labelled } from '../../labelled';
import { say } from '../../say';
import { guaranteeSettings, type VolumeDiscount, volumeDiscounts, type VolumeGroup } from './discounts.documents';
import { GuaranteeRule } from './guarantee-rule';
import { VolumeDiscountForm } from './volume-discount-form';

interface StoreProps {
  readonly storeKey: string;
  /** What all stores share is changed by whoever looks after all of them. */
  readonly looksAfterAll: boolean;
}

// What somebody types is not taken from her because she has looked at another window.
const once = { refetchOnWindowFocus: false } as const;

/** What many pieces of a group cost less in the store. */
export function VolumeDiscounts({ storeKey, looksAfterAll }: StoreProps) {
  const queryKey = ['volume-discounts', storeKey];
  const { data, error } = useQuery({ queryKey, queryFn: () => api.query(volumeDiscounts, { storeKey }), ...once });
  if (data === undefined)
    return error === null ? (
      <p className="text-sm">{say('Loading the discounts…')}</p>
    ) : (
      <FailureNote failure={error} />
    );
  const here = data.volumeDiscounts.filter(({ stores }) => stores === null || stores.includes(storeKey));
  const productsOf = (group: string) =>
    data.volumeGroups.find(({ discountGroup }) => discountGroup === group)?.products ?? 0;
  return (
    <div className="space-y-8">
      <p className="text-sm text-muted-foreground">
        {say('Products with the same volume group count together. Where several discounts hold, the best one counts.')}
      </p>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        {here.map((discount) => (
          <VolumeDiscountForm
            key={JSON.stringify(discount)}
            queryKey={queryKey}
            discount={discount}
            scope={scopeInWords(discount, productsOf(discount.discountGroup))}
            products={productsOf(discount.discountGroup)}
            mayChange={looksAfterAll || (discount.stores !== null && discount.stores.length === 1)}
          />
        ))}
      </div>
      <NewDiscount key={`new ${here.length}`} storeKey={storeKey} queryKey={queryKey} groups={data.volumeGroups} />
    </div>
  );
}

function scopeInWords({ stores }: VolumeDiscount, products: number): string {
  const where =
    stores === null
      ? say('In all stores.')
      : stores.length === 1
        ? say('In this store.')
        : say('In {stores} stores.', { stores: stores.length });
  return `${where} ${say('{products, number} products of this store are in the group.', { products })}`;
}

interface NewDiscountProps {
  readonly storeKey: string;
  readonly queryKey: readonly string[];
  readonly groups: readonly VolumeGroup[];
}

/** A discount of this store alone, for a group that its products have. */
function NewDiscount({ storeKey, queryKey, groups }: NewDiscountProps) {
  const [group, setGroup] = useState(groups[0]?.discountGroup ?? '');
  const [begun, setBegun] = useState<VolumeGroup | null>(null);
  if (groups.length === 0)
    return (
      <p className="text-sm">
        {say('No product of this store is in a volume group yet: it is set on the product’s page.')}
      </p>
    );
  if (begun !== null)
    return (
      <VolumeDiscountForm
        queryKey={queryKey}
        discount={{ discountGroup: begun.discountGroup, steps: [], stores: [storeKey], isActive: true, sortOrder: 0 }}
        scope={say('New, in this store.')}
        products={begun.products}
        mayChange
      />
    );
  return (
    <div className="flex flex-wrap items-end gap-3 text-sm">
      <Labelled label={say('A discount of this store for')}>
        {(control) => (
          <NativeSelect {...control} value={group} onChange={(event) => setGroup(event.target.value)}>
            {groups.map(({ discountGroup, products }) => (
              <option key={discountGroup} value={discountGroup}>
                {`${discountGroup} (${products})`}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      <Button
        type="button"
        variant="outline"
        size="sm"
        onClick={() => setBegun(groups.find(({ discountGroup }) => discountGroup === group) ?? null)}
      >
        {say('Add a discount')}
      </Button>
    </div>
  );
}

/** Which products have no extra guarantee in the store. */
export function GuaranteeExclusionsOf({ storeKey }: Pick<StoreProps, 'storeKey'>) {
  const queryKey = ['guarantee-settings', storeKey];
  const { data, error } = useQuery({ queryKey, queryFn: () => api.query(guaranteeSettings, {}), ...once });
  if (data === undefined)
    return error === null ? (
      <p className="text-sm">{say('Loading the exclusions…')}</p>
    ) : (
      <FailureNote failure={error} />
    );
  const none = { storeKey, excludedSkus: [], excludedBrands: [], excludedRelations: [] };
  const settings = data.guaranteeSettings.find((each) => each.storeKey === storeKey) ?? none;
  return <GuaranteeRule key={JSON.stringify(settings)} queryKey={queryKey} settings={settings} />;
}
