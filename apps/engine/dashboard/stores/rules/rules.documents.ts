import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LoyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import type { BadgeRule } from '@tradehall/domain/catalogue/badge-rule.ts';
import type { LowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import { parse } from 'graphql';

/** How many have it today, and how many would get or lose it. */
export interface Change {
  readonly now: number;
  readonly gained: number;
  readonly lost: number;
}

export interface LowStockRule {
  readonly pieces: LowStockPieces;
  readonly currencyCode: string;
  readonly highCents: number;
  readonly lowCents: number;
}

const lowStockFields = 'storeKey pieces { high middle low } currencyCode highCents lowCents';

export const lowStockRule: TypedDocumentNode<{ lowStockRule: LowStockRule }, { storeKey: string }> = parse(`
  query LowStockRule($storeKey: String!) { lowStockRule(storeKey: $storeKey) { ${lowStockFields} } }
`);

export const previewLowStock: TypedDocumentNode<
  { previewLowStock: Change },
  { storeKey: string; pieces: LowStockPieces }
> = parse(`
  query PreviewLowStock($storeKey: String!, $pieces: LowStockPiecesInput!) {
    previewLowStock(storeKey: $storeKey, pieces: $pieces) { storeKey now gained lost }
  }
`);

export const saveLowStock: TypedDocumentNode<
  { saveLowStock: LowStockRule },
  { storeKey: string; pieces: LowStockPieces; seen: LowStockPieces }
> = parse(`
  mutation SaveLowStock($storeKey: String!, $pieces: LowStockPiecesInput!, $seen: LowStockPiecesInput!) {
    saveLowStock(storeKey: $storeKey, pieces: $pieces, seen: $seen) { ${lowStockFields} }
  }
`);

const badgeFields = 'newDays salesWindowDays bestsellerPieces';

export const badgeRule: TypedDocumentNode<{ badgeRule: BadgeRule }, object> = parse(`
  query BadgeRule { badgeRule { ${badgeFields} } }
`);

export interface BadgeChanges {
  readonly new: Change;
  readonly bestseller: Change;
}

export const previewBadgeRule: TypedDocumentNode<{ previewBadgeRule: BadgeChanges }, { rule: BadgeRule }> = parse(`
  query PreviewBadgeRule($rule: BadgeRuleInput!) {
    previewBadgeRule(rule: $rule) { new { now gained lost } bestseller { now gained lost } }
  }
`);

export const saveBadgeRule: TypedDocumentNode<{ saveBadgeRule: BadgeRule }, { rule: BadgeRule; seen: BadgeRule }> =
  parse(`
    mutation SaveBadgeRule($rule: BadgeRuleInput!, $seen: BadgeRuleInput!) {
      saveBadgeRule(rule: $rule, seen: $seen) { ${badgeFields} }
    }
  `);

const loyaltyFields = 'periodMonths levels { tier discountPermyriad fromCents }';

export const loyaltyRules: TypedDocumentNode<{ loyaltyRules: LoyaltyRules }, { currencyCode: string }> = parse(`
  query LoyaltyRules($currencyCode: String!) { loyaltyRules(currencyCode: $currencyCode) { ${loyaltyFields} } }
`);

export interface LevelMove {
  readonly from: number;
  readonly to: number;
  readonly customers: number;
}

export const previewLoyaltyRules: TypedDocumentNode<
  { previewLoyaltyRules: LevelMove[] },
  { currencyCode: string; rules: LoyaltyRules }
> = parse(`
  query PreviewLoyaltyRules($currencyCode: String!, $rules: LoyaltyRulesInput!) {
    previewLoyaltyRules(currencyCode: $currencyCode, rules: $rules) { from to customers }
  }
`);

export const saveLoyaltyRules: TypedDocumentNode<
  { saveLoyaltyRules: LoyaltyRules },
  { currencyCode: string; rules: LoyaltyRules; seen: LoyaltyRules }
> = parse(`
  mutation SaveLoyaltyRules($currencyCode: String!, $rules: LoyaltyRulesInput!, $seen: LoyaltyRulesInput!) {
    saveLoyaltyRules(currencyCode: $currencyCode, rules: $rules, seen: $seen) { ${loyaltyFields} }
  }
`);
