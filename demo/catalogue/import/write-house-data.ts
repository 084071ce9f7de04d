import { countries } from '@tradehall/domain/countries/countries.ts';
import type { ExternalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { inTransaction, type Database } from '@tradehall/engine/platform/database';
import { families } from '../families/families';
import { manufacturers } from './manufacturers';

// A§9: 5 % from 3 pieces of a group on, 10 % from 5, 15 % from 10.
const firstSteps = [
  { volume: 3, discountPermyriad: 500 },
  { volume: 5, discountPermyriad: 1_000 },
  { volume: 10, discountPermyriad: 1_500 },
];

// The example of the IBAN registry: no money can reach it.
const exampleBank = {
  accountOwner: 'Tradehall',
  bankInstitute: 'Example Bank',
  iban: 'DE89370400440532013000',
  bic: 'EXMPDEFFXXX',
};

// A host that is kept for examples: nobody is at any of these addresses.
const exampleSites: ExternalSites = {
  'about-us': 'https://example.com/tradehall/about-us',
  jobs: 'https://example.com/tradehall/jobs',
  'returns-portal': 'https://example.com/tradehall/returns',
  youtube: 'https://example.com/youtube/tradehall',
  facebook: 'https://example.com/facebook/tradehall',
  linkedin: 'https://example.com/linkedin/tradehall',
  xing: 'https://example.com/xing/tradehall',
};

const byLanguage = ({ languages }: Country, valueIn: (language: Language) => string) =>
  JSON.stringify(Object.fromEntries(languages.map((language) => [language, valueIn(language)])));

const monday = new Date('2026-11-16T00:00:00Z');
const friday = new Date('2026-11-20T00:00:00Z');

/** «Mo – Fr, 08:00–17:00» in the words of the language. */
function officeHours(language: Language): string {
  const days = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).formatRange(monday, friday);
  return `${days.replaceAll(/\s/g, '\u00a0')}, 08:00–17:00`;
}

/** Only where an operator has entered nothing yet. The demo sells with samples, which no check of a real store would pass. */
async function writeStores(database: Database): Promise<void> {
  for (const country of Object.values(countries)) {
    await database.query(
      `UPDATE country_store SET phone_numbers = $2, opening_hours = $3, bank_details = $4, state = 'open'
       WHERE country = $1 AND phone_numbers = '{}' AND opening_hours = '{}' AND bank_details IS NULL`,
      [
        country.code,
        byLanguage(country, () => `${country.phonePrefix} 800 000 000`),
        byLanguage(country, officeHours),
        country.bankTransfer.enabled ? JSON.stringify(exampleBank) : null,
      ],
    );
  }
  await database.query(`UPDATE country_store SET sites = $1 WHERE sites = '{}'`, [JSON.stringify(exampleSites)]);
}

/** Phones, bank accounts and outside addresses of the stores, who made the products, and what many of them cost less. What is there stays. */
export async function writeHouseData(database: Database): Promise<void> {
  const groups = new Set(families.flatMap(({ volumeDiscountGroup }) => volumeDiscountGroup ?? []));
  await inTransaction(database, async () => {
    await writeStores(database);
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
