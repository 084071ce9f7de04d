import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { CountryStore } from '../../platform/stores/country-store.entity';
import { findStore } from '../../platform/stores/store';
import { isExcludedBy, mayHaveGuarantee } from './guarantee-exclusions';
import { GuaranteeSettings } from './guarantee-settings.entity';

const names = z
  .array(z.string().trim().min(1).max(200))
  .max(1_000)
  .default([])
  .transform((given) => [...new Set(given)].toSorted());
const savedSettings = z.strictObject({
  storeKey: z.string().refine((key) => findStore(key) !== null, { error: 'there is no such store' }),
  excludedSkus: names,
  excludedBrands: names,
  excludedRelations: names,
});
type Settings = z.output<typeof savedSettings>;

const isUnknown = (excluded: string, which: string) =>
  `SELECT name FROM unnest(asked.${excluded}) AS name WHERE NOT EXISTS (${which})`;

// $1: the store; the rest: what it would exclude
const foresee = `
  WITH asked AS (SELECT $2::text[] AS excluded_skus, $3::text[] AS excluded_brands, $4::text[] AS excluded_relations),
  judged AS (
    SELECT NOT EXISTS (SELECT FROM guarantee_settings AS settings
        WHERE store_key = $1 AND ${isExcludedBy('settings', 'variant', 'product')}) AS was_sold,
      NOT EXISTS (SELECT FROM asked WHERE ${isExcludedBy('asked', 'variant', 'product')}) AS is_sold
    FROM product JOIN product_variant AS variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
    JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $1
    WHERE product.enabled AND product."deletedAt" IS NULL AND ${mayHaveGuarantee('variant', 'product')}
  )
  SELECT $1::text AS "storeKey", count(*) FILTER (WHERE was_sold)::int AS now,
    count(*) FILTER (WHERE is_sold AND NOT was_sold)::int AS gained,
    count(*) FILTER (WHERE was_sold AND NOT is_sold)::int AS lost,
    (SELECT ARRAY(
      ${isUnknown('excluded_skus', 'SELECT FROM product_variant WHERE sku = name AND "deletedAt" IS NULL')}
      UNION ALL ${isUnknown('excluded_brands', 'SELECT FROM product WHERE "customFieldsBrand" = name AND "deletedAt" IS NULL')}
      UNION ALL ${isUnknown('excluded_relations', 'SELECT FROM product WHERE "customFieldsFamily" = name AND "deletedAt" IS NULL')}
    ) FROM asked) AS unknown
  FROM judged`;
const change = z.object({
  storeKey: z.string(),
  now: z.int(),
  gained: z.int(),
  lost: z.int(),
  unknown: z.array(z.string()),
});
export type GuaranteeChange = z.output<typeof change>;

const listsOf = ({ excludedSkus, excludedBrands, excludedRelations }: Omit<Settings, 'storeKey'>) => [
  excludedSkus,
  excludedBrands,
  excludedRelations,
];

@Injectable()
export class GuaranteeSettingsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
  ) {}

  findAll(ctx: RequestContext): Promise<GuaranteeSettings[]> {
    return this.connection.getRepository(ctx, GuaranteeSettings).find({ order: { storeKey: 'ASC' } });
  }

  async preview(ctx: RequestContext, input: unknown): Promise<GuaranteeChange> {
    const asked = parsed(savedSettings, input);
    const [found] = await this.statements.allSoon(ctx, change, foresee, [asked.storeKey, ...listsOf(asked)]);
    if (found === undefined) throw new Error('a count without an answer');
    return found;
  }

  async save(ctx: RequestContext, input: unknown, seen: unknown): Promise<GuaranteeSettings> {
    const settings = parsed(savedSettings, input);
    const { storeKey } = settings;
    const repository = this.connection.getRepository(ctx, GuaranteeSettings);
    if (seen !== null) {
      // Two who save at once are one after the other, also where nothing was excluded yet.
      const lock = { mode: 'pessimistic_write' } as const;
      await this.connection.getRepository(ctx, CountryStore).findOneOrFail({ where: { key: storeKey }, lock });
      const held = parsed(savedSettings, (await repository.findOneBy({ storeKey })) ?? { storeKey });
      if (JSON.stringify(listsOf(held)) !== JSON.stringify(listsOf(parsed(savedSettings, seen))))
        throw new UserInputError(
          'Somebody has changed this since you saw it. Forget your change to see what holds now.',
        );
    }
    return repository.save(settings);
  }
}
