import { api, PermissionGuard } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../../failure-note';
import { say } from '../../say';
import { BadgeRules } from './badge-rules';
import { GuaranteeExclusionsOf, VolumeDiscounts } from './discounts';
import { LowStockRule } from './low-stock-rule';
import { LoyaltyRules } from './loyalty-rules';
import { badgeRule, lowStockRule, loyaltyRules } from './rules.documents';

// What somebody types is not taken from her because she has looked at another window.
const once = { refetchOnWindowFocus: false } as const;

interface StoreRulesProps {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly hasCheckout: boolean;
  /** Rules that all stores share are changed by whoever looks after all of them. */
  readonly looksAfterAll: boolean;
}

/** What the shop decides by figures, as operators have set them. Each part is saved by itself. */
export function StoreRules({ storeKey, currencyCode, hasCheckout, looksAfterAll }: StoreRulesProps) {
  const keys = {
    stock: ['low-stock-rule', storeKey],
    badges: ['badge-rule'],
    loyalty: ['loyalty-rules', currencyCode],
  };
  const stock = useQuery({ queryKey: keys.stock, queryFn: () => api.query(lowStockRule, { storeKey }), ...once });
  const badges = useQuery({ queryKey: keys.badges, queryFn: () => api.query(badgeRule, {}), ...once });
  const loyalty = useQuery({
    queryKey: keys.loyalty,
    queryFn: () => api.query(loyaltyRules, { currencyCode }),
    ...once,
  });
  if (stock.data === undefined || badges.data === undefined || loyalty.data === undefined) {
    const failure = stock.error ?? badges.error ?? loyalty.error;
    return failure === null ? (
      <p className="text-sm">{say('Loading the rules…')}</p>
    ) : (
      <FailureNote failure={failure} />
    );
  }
  // What is saved begins its form anew.
  return (
    <div className="space-y-8">
      <LowStockRule
        key={`stock ${JSON.stringify(stock.data)}`}
        storeKey={storeKey}
        queryKey={keys.stock}
        rule={stock.data.lowStockRule}
      />
      <BadgeRules
        key={`badges ${JSON.stringify(badges.data)}`}
        queryKey={keys.badges}
        rule={badges.data.badgeRule}
        mayChange={looksAfterAll}
      />
      <LoyaltyRules
        key={`loyalty ${JSON.stringify(loyalty.data)}`}
        queryKey={keys.loyalty}
        currencyCode={currencyCode}
        rules={loyalty.data.loyaltyRules}
        mayChange={looksAfterAll}
      />
      {hasCheckout ? (
        <>
          <PermissionGuard requires="ReadVolumeDiscount">
            <VolumeDiscounts storeKey={storeKey} looksAfterAll={looksAfterAll} />
          </PermissionGuard>
          <PermissionGuard requires="ReadGuarantee">
            <GuaranteeExclusionsOf storeKey={storeKey} />
          </PermissionGuard>
        </>
      ) : null}
    </div>
  );
}
