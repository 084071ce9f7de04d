import type { ReviewSummary } from '@tradehall/domain/catalogue/store-document.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

/** Of fewer nobody should be told an average. */
const fewest = 10;

const summaryRow = z.object({ average: z.number().nullable(), count: z.number() });

const selectSummary = `
  SELECT round(avg(rating), 2)::float8 AS average, count(*)::int AS count FROM review
  WHERE included_in_statistics AND state = 'published'`;

/** Of the products of all shops together: the same figure everywhere, and nothing picked for it. */
export async function loadReviewSummary(database: Database): Promise<ReviewSummary | null> {
  const [row] = await selectRows(database, summaryRow, selectSummary);
  if (row === undefined || row.average === null || row.count < fewest) return null;
  return { averageRating: row.average, count: row.count };
}
