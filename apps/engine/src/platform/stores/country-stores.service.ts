import { Injectable } from '@nestjs/common';
import { bankDetails, campaign, flagsOfStore } from '@tradehall/domain/catalogue/store-document.ts';
import { externalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { CountryStore } from './country-store.entity';
import { firstCountryStore } from './first-country-stores';
import { currencyOf, findStore, stores } from './store';

const textByLanguage = z.partialRecord(z.enum(languages), z.string().min(1));

const countryStoreUpdate = z.strictObject({
  key: z.string(),
  flags: flagsOfStore.optional(),
  phoneNumbers: textByLanguage.optional(),
  openingHours: textByLanguage.optional(),
  emailAddress: z.email().optional(),
  campaigns: z.array(campaign).optional(),
  bankDetails: bankDetails.nullable().optional(),
  sites: externalSites.optional(),
});

@Injectable()
export class CountryStoresService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Opens the stores that do not exist yet. Currency and languages follow the country table, all else is the operator's. */
  async seed(ctx: RequestContext): Promise<void> {
    const repository = this.connection.getRepository(ctx, CountryStore);
    const existing = new Map((await repository.find()).map((store) => [store.key, store]));
    for (const store of stores) {
      const current = existing.get(store.key);
      if (!current) {
        await repository.insert(firstCountryStore(store));
        continue;
      }
      const ruled = { currencyCode: currencyOf(store), languages: [...store.country.languages] };
      const differs =
        current.currencyCode !== ruled.currencyCode || current.languages.join() !== ruled.languages.join();
      if (differs) await repository.update({ key: store.key }, ruled);
    }
  }

  findAll(ctx: RequestContext): Promise<CountryStore[]> {
    return this.connection.getRepository(ctx, CountryStore).find({ order: { key: 'ASC' } });
  }

  async update(ctx: RequestContext, input: unknown): Promise<CountryStore> {
    const parsed = countryStoreUpdate.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const { key, ...changes } = parsed.data;
    if (!findStore(key)) throw new UserInputError(`there is no store ${key}`);
    const repository = this.connection.getRepository(ctx, CountryStore);
    const store = await repository.findOneByOrFail({ key });
    return repository.save(Object.assign(store, changes));
  }
}
