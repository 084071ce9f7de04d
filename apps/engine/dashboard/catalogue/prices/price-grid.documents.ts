import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/** Its prices stand in the order of the stores that were asked for. */
export interface GridRow {
  readonly variantId: string;
  readonly sku: string;
  readonly name: string;
  readonly listCents: readonly (number | null)[];
  readonly saleCents: readonly (number | null)[];
  readonly netCostCents: readonly (number | null)[];
}

export interface GridRowInput {
  readonly variantId: string;
  readonly listCents: readonly (number | null)[];
  readonly saleCents: readonly (number | null)[];
  readonly seenListCents: readonly (number | null)[];
  readonly seenSaleCents: readonly (number | null)[];
}

export interface PriceConcern {
  readonly variantId: string;
  readonly sku: string;
  readonly storeKey: string;
  readonly kind: string;
  readonly blocks: boolean;
  readonly cents: number | null;
}

export interface ConcernList {
  readonly items: readonly PriceConcern[];
  readonly totalItems: number;
}

interface AppliedPrices {
  readonly written: number;
  readonly errorCode: string | null;
  readonly concerns: ConcernList;
}

export interface PricePlan {
  readonly id: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly plannedAt: string;
  readonly stores: readonly string[];
  readonly products: number;
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly missed: number;
  readonly overruled: number;
  readonly cancelled: number;
  readonly nextAt: string | null;
}

export interface WantedPrices {
  readonly stores: readonly string[];
  readonly rows: readonly GridRowInput[];
}

/** By the clocks of each store; null for now, and for good. */
export interface PlanTimes {
  readonly from: string | null;
  readonly until: string | null;
}

interface AskedGrid {
  readonly stores: readonly string[];
  readonly search: string;
  readonly skus: readonly string[];
  readonly take: number;
}

const concerns = '{ items { variantId sku storeKey kind blocks cents } totalItems }';
const wanted = '$stores: [String!]!, $rows: [PriceGridRowInput!]!';

export const priceGridChoices: TypedDocumentNode<
  { priceGridChoices: { storeKeys: readonly string[] } },
  Record<string, never>
> = parse(`query PriceGridChoices { priceGridChoices { storeKeys } }`);

export const priceGrid: TypedDocumentNode<{ priceGrid: { items: readonly GridRow[]; totalItems: number } }, AskedGrid> =
  parse(`
  query PriceGrid($stores: [String!]!, $search: String, $skus: [String!], $take: Int) {
    priceGrid(stores: $stores, search: $search, skus: $skus, take: $take) {
      items { variantId sku name listCents saleCents netCostCents }
      totalItems
    }
  }
`);

export const previewStorePrices: TypedDocumentNode<{ previewStorePrices: ConcernList }, WantedPrices & PlanTimes> =
  parse(`
  query PreviewStorePrices(${wanted}, $from: String, $until: String) {
    previewStorePrices(stores: $stores, rows: $rows, from: $from, until: $until) ${concerns}
  }
`);

export const applyStorePrices: TypedDocumentNode<{ applyStorePrices: AppliedPrices }, WantedPrices> = parse(`
  mutation ApplyStorePrices(${wanted}) {
    applyStorePrices(stores: $stores, rows: $rows) { written errorCode concerns ${concerns} }
  }
`);

export const scheduleStorePrices: TypedDocumentNode<{ scheduleStorePrices: AppliedPrices }, WantedPrices & PlanTimes> =
  parse(`
  mutation ScheduleStorePrices(${wanted}, $from: String, $until: String) {
    scheduleStorePrices(stores: $stores, rows: $rows, from: $from, until: $until) {
      written errorCode concerns ${concerns}
    }
  }
`);

export const setPurchaseCosts: TypedDocumentNode<
  { setPurchaseCosts: number },
  { currencyCode: string; costs: readonly { variantId: string; netCents: number | null }[] }
> = parse(`
  mutation SetPurchaseCosts($currencyCode: CurrencyCode!, $costs: [PurchaseCostInput!]!) {
    setPurchaseCosts(currencyCode: $currencyCode, costs: $costs)
  }
`);

export const pricePlans: TypedDocumentNode<
  { pricePlans: { items: readonly PricePlan[]; totalItems: number } },
  { skip: number; take: number }
> = parse(`
  query PricePlans($skip: Int, $take: Int) {
    pricePlans(skip: $skip, take: $take) {
      items {
        id from until plannedAt stores products waiting running done missed overruled cancelled nextAt
      }
      totalItems
    }
  }
`);

export const cancelPricePlan: TypedDocumentNode<{ cancelPricePlan: number }, { id: string }> = parse(`
  mutation CancelPricePlan($id: ID!) { cancelPricePlan(id: $id) }
`);
