import { loyaltyLevelsDocumentKey } from '@tradehall/domain/cart/discount-documents.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { z } from 'zod';
import { selectRows } from '../../platform/database';
import { projectLoyaltyLevels } from '../project/project-loyalty-levels';
import type { Projection } from '../projection';
import { type ChangedDocuments, writeDocuments } from '../write-documents';

const groupRow = z.object({
  key: z.enum(loyaltyTiers),
  fromEuroCents: z.number(),
  toEuroCents: z.number().nullable(),
  discountPermyriad: z.number(),
});

const selectGroups = `
  SELECT name AS key, coalesce("customFieldsCohortrangefrom", 0) AS "fromEuroCents",
    "customFieldsCohortrangeto" AS "toEuroCents", coalesce("customFieldsDiscountpermyriad", 0) AS "discountPermyriad"
  FROM customer_group WHERE name = ANY($1::text[]) ORDER BY array_position($1::text[], name::text)`;

export async function applyLoyaltyLevels({ database, markets }: Projection): Promise<ChangedDocuments> {
  const sources = await selectRows(database, groupRow, selectGroups, [loyaltyTiers]);
  const documents = markets.map((market) => ({
    locale: market.locale,
    key: loyaltyLevelsDocumentKey,
    body: JSON.stringify(projectLoyaltyLevels(sources, market)),
  }));
  return writeDocuments(database, 'loyalty-levels', documents);
}
