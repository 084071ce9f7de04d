import { loyaltyLevelsDocumentKey } from '@tradehall/domain/cart/discount-documents.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { loyaltyLevelRow, selectLoyaltyLevels } from '../../cart/loyalty/loyalty-levels';
import { selectRows } from '../../platform/database';
import { projectLoyaltyLevels } from '../project/project-loyalty-levels';
import type { Projection } from '../projection';
import { type ChangedDocuments, writeDocuments } from '../write-documents';

export async function applyLoyaltyLevels({ database, markets }: Projection): Promise<ChangedDocuments> {
  const levels = await selectRows(database, loyaltyLevelRow, selectLoyaltyLevels, [loyaltyTiers]);
  const documents = markets.map((market) => ({
    locale: market.locale,
    key: loyaltyLevelsDocumentKey,
    body: JSON.stringify(projectLoyaltyLevels(levels, market)),
  }));
  return writeDocuments(database, 'loyalty-levels', documents);
}
