import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';

/** So long a file can be put back. */
const keptDays = 90;

const forget = `
  WITH forgotten AS (
    DELETE FROM import_run WHERE started_at < now() - $1 * interval '1 day' AND state NOT IN ('checking', 'applying', 'undoing')
    RETURNING 1)
  SELECT count(*)::int AS forgotten FROM forgotten`;
// Of a picture that is in the library it stays known where it came from.
const forgetAddresses = `
  DELETE FROM outside_picture WHERE asset_id IS NULL AND state <> 'waiting' AND settled_at < now() - $1 * interval '1 day'`;
const counted = z.tuple([z.object({ forgotten: z.int() })]);

export const forgetOldImportsTask = new ScheduledTask({
  id: 'forget-old-imports',
  description: `Removes the rows of imported files after ${keptDays} days`,
  schedule: '35 3 * * *',
  async execute({ injector }) {
    const { rawConnection } = injector.get(TransactionalConnection);
    const [{ forgotten }] = counted.parse(await rawConnection.query(forget, [keptDays]));
    await rawConnection.query(forgetAddresses, [keptDays]);
    return { forgotten };
  },
});
