import { type LoyaltyRules, loyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { z } from 'zod';
import type { AdminClient } from './admin-client';

const fields = '{ periodMonths levels { tier discountPermyriad fromCents } }';
const asked = z.object({ loyaltyRules });
const foreseen = z.object({ previewLoyaltyRules: z.array(z.unknown()) });

/** What an operator does with the rules of the loyalty levels, in euros. */
export class LoyaltyRulesClient {
  readonly #operator: AdminClient;

  constructor(operator: AdminClient) {
    this.#operator = operator;
  }

  async find(): Promise<LoyaltyRules> {
    return (await this.#operator.ask(asked, `{ loyaltyRules(currencyCode: "EUR") ${fields} }`)).loyaltyRules;
  }

  async foresee(rules: LoyaltyRules): Promise<unknown[]> {
    const query = `query ($rules: LoyaltyRulesInput!) {
      previewLoyaltyRules(currencyCode: "EUR", rules: $rules) { from to customers } }`;
    return (await this.#operator.ask(foreseen, query, { rules })).previewLoyaltyRules;
  }

  async save(rules: LoyaltyRules, seen: LoyaltyRules): Promise<void> {
    const mutation = `mutation ($rules: LoyaltyRulesInput!, $seen: LoyaltyRulesInput!) {
      saveLoyaltyRules(currencyCode: "EUR", rules: $rules, seen: $seen) ${fields} }`;
    await this.#operator.ask(z.unknown(), mutation, { rules, seen });
  }
}

export function withSecond(rules: LoyaltyRules, changes: Partial<LoyaltyRules['levels'][number]>): LoyaltyRules {
  const levels = rules.levels.map((level, index) => (index === 1 ? { ...level, ...changes } : level));
  return { ...rules, levels };
}
