import { type Database, inTransaction } from '@tradehall/engine/platform/database';
import type { Words } from '../generate/words';

const tables = [
  { table: 'attribute_label', key: 'key', entriesOf: ({ attributes }: Words) => Object.entries(attributes) },
  {
    table: 'attribute_value_label',
    key: 'value',
    entriesOf: ({ values, unitNames }: Words) => Object.entries({ ...values, ...unitNames }),
  },
] as const;

/** Only what differs is written: a label that changed makes the projector write every document again. */
export async function writeLabels(database: Database, allWords: readonly Words[]): Promise<void> {
  await inTransaction(database, async () => {
    for (const { table, key, entriesOf } of tables) {
      const rows = allWords.flatMap((words) => entriesOf(words).map(([name, label]) => [name, words.language, label]));
      const [names, languages, labels] = [0, 1, 2].map((column) => rows.map((row) => row[column]));
      await database.query(
        `INSERT INTO ${table} (${key}, language, label) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
         ON CONFLICT (${key}, language) DO UPDATE SET label = excluded.label
           WHERE ${table}.label IS DISTINCT FROM excluded.label`,
        [names, languages, labels],
      );
    }
  });
}
