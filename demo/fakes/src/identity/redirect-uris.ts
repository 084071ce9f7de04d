import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import type { RealmName } from './realm.ts';

/** Where a shop with these origins has its people sent back to: one address a country and language, as it would register them. */
export function redirectUrisOf(originPattern: string, realm: RealmName): string[] {
  return Object.values(countries).flatMap((country) =>
    country.languages.map((language, index) => {
      const prefix = index === 0 ? '' : `/${language}`;
      return `${hostOfStore(country, originPattern)}${prefix}/sign-in/${realm}/callback`;
    }),
  );
}
