import type { Database } from '../../src/projector/database';
import { inTransaction } from '../../src/projector/database';
import { families } from '../families/families';
import { manufacturers } from './manufacturers';

// A§9: 5 % from 3 pieces of a group on, 10 % from 5, 15 % from 10.
const firstSteps = [
  { volume: 3, discountPermyriad: 500 },
  { volume: 5, discountPermyriad: 1_000 },
  { volume: 10, discountPermyriad: 1_500 },
];

/** What the products refer to by a name: who made them, and what many of them cost less. What is there stays. */
export async function writeHouseData(database: Database): Promise<void> {
  const groups = new Set(families.flatMap(({ volumeDiscountGroup }) => volumeDiscountGroup ?? []));
  await inTransaction(database, async () => {
    await database.query(
      `INSERT INTO volume_discount (discount_group, steps) SELECT seeded, $2::jsonb FROM unnest($1::text[]) AS seeded
       WHERE NOT EXISTS (SELECT FROM volume_discount WHERE discount_group = seeded)`,
      [[...groups], JSON.stringify(firstSteps)],
    );
    await database.query(
      `INSERT INTO brand_manufacturer (brand, manufacturer, responsible_person)
       SELECT * FROM unnest($1::text[], $2::jsonb[], $3::jsonb[]) ON CONFLICT (brand) DO NOTHING`,
      [
        Object.keys(manufacturers),
        Object.values(manufacturers).map(({ manufacturer }) => JSON.stringify(manufacturer)),
        Object.values(manufacturers).map(
          ({ responsiblePerson }) => responsiblePerson && JSON.stringify(responsiblePerson),
        ),
      ],
    );
  });
}
