import { api, FullWidthPageBlock, Page, PageLayout, PageTitle, useBlocker } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDisplayLanguage } from '../../display-language';
import { FailureNote } from '../../failure-note';
import { say } from '../../say';
import { CostForm } from './cost-form';
import { changesOf, filledCells, type PriceKind } from './grid-edits';
import { gridStores } from './grid-stores';
import { PriceChanges } from './price-changes';
import { priceGrid, priceGridChoices } from './price-grid.documents';
import { PriceGrid } from './price-grid';
import { PricePlans } from './price-plans';
import { wantedProducts } from './read-forms';
import { RuleForm } from './rule-form';
import { usePriceWork } from './use-price-work';

const mostProducts = 500;

/** The products that were asked for, with their prices in all stores of the operator. */
function usePrices(asked: string) {
  const choices = useQuery({ queryKey: ['price-grid-choices'], queryFn: () => api.query(priceGridChoices, {}) });
  const storeKeys = useMemo(() => choices.data?.priceGridChoices.storeKeys ?? [], [choices.data]);
  const grid = useQuery({
    queryKey: ['price-grid', storeKeys, asked],
    queryFn: () => api.query(priceGrid, { stores: storeKeys, ...wantedProducts(asked), take: mostProducts }),
    enabled: storeKeys.length > 0,
    placeholderData: keepPreviousData,
  });
  const language = useDisplayLanguage();
  const stores = useMemo(() => gridStores(storeKeys), [storeKeys, language]);
  const rows = useMemo(() => grid.data?.priceGrid.items ?? [], [grid.data]);
  const totalItems = grid.data?.priceGrid.totalItems ?? null;
  return { stores, rows, totalItems, failure: grid.error ?? choices.error };
}

/** Prices of many products in many stores: typed, pasted or computed, checked, and applied all or none. */
export function PricesPage() {
  const [asked, setAsked] = useState('');
  const [kind, setKind] = useState<PriceKind>('list');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const prices = usePrices(asked);
  const { stores, rows } = prices;
  const work = usePriceWork();
  const changes = changesOf(rows, work.edits, stores);
  useBlocker({ shouldBlockFn: () => changes.length > 0, enableBeforeUnload: () => changes.length > 0 });
  const search = (words: string) => {
    if (
      changes.length > 0 &&
      !window.confirm(say('Forget {changes, number} changed prices?', { changes: changes.length }))
    )
      return;
    work.forget();
    setAsked(words);
  };
  return (
    <Page pageId="prices">
      <PageTitle>{say('Prices')}</PageTitle>
      <FailureNote failure={work.failure ?? prices.failure} />
      <PageLayout>
        <FullWidthPageBlock blockId="price-grid">
          <PriceGrid
            key={asked}
            {...{ asked, kind, hidden, prices, work }}
            onSearch={search}
            onKind={setKind}
            onHide={setHidden}
          />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="price-rules">
          <h2 className="pb-3 font-medium">{say('Fill by rule')}</h2>
          <RuleForm
            stores={stores}
            kind={kind}
            onFill={(filling) => work.type(filledCells(rows, work.edits, filling))}
          />
          <details className="pt-3">
            <summary className="cursor-pointer text-sm">{say('Costs')}</summary>
            <CostForm rows={rows} stores={stores} isBusy={work.isBusy} onSave={work.saveCosts} />
          </details>
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="price-changes">
          <h2 className="pb-3 font-medium">{say('Changes')}</h2>
          <PriceChanges changes={changes} stores={stores} work={work} />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="price-plans">
          <h2 className="pb-3 font-medium">{say('Scheduled prices')}</h2>
          <PricePlans />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}
