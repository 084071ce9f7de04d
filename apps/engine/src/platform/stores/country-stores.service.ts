import { Injectable } from '@nestjs/common';
import { problemsOfStore, storeSettings } from '@tradehall/domain/catalogue/store-settings.ts';
import { findPayableMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { methodsAllowedIn, methodsOffered } from '@tradehall/domain/payment/offered-methods.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { CountryStore } from './country-store.entity';
import { firstCountryStore } from './first-country-stores';
import { currencyOf, findStore, type Store, stores } from './store';

const storeChange = z.strictObject({ ...storeSettings.partial().shape, key: z.string(), version: z.int() });

const writtenMeanwhile =
  'Somebody has changed this store since you opened it. Load what is saved now, and make your changes again.';

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

  /** All that is given or nothing, and nothing over the change of somebody else. */
  async update(ctx: RequestContext, input: unknown): Promise<CountryStore> {
    const parsed = storeChange.safeParse(input);
    if (!parsed.success) throw new UserInputError(whyNot(input) ?? z.prettifyError(parsed.error));
    const { key, version, ...changes } = parsed.data;
    const store = findStore(key);
    if (!store) throw new UserInputError(`there is no store ${key}`);
    const allowed: readonly string[] = methodsAllowedIn(store.country);
    const notOfCountry = (changes.switchedOffMethods ?? []).filter((method) => !allowed.includes(method));
    if (notOfCountry.length > 0) throw new UserInputError(`The country does not have ${namesOf(notOfCountry)}.`);
    const spoken: ReadonlySet<string> = new Set(store.country.languages);
    const texts = { ...changes.phoneNumbers, ...changes.openingHours };
    const foreign = Object.keys(texts).filter((language) => !spoken.has(language));
    if (foreign.length > 0) throw new UserInputError(`The store does not speak ${foreign.join(', ')}.`);
    const repository = this.connection.getRepository(ctx, CountryStore);
    const saved = await repository.findOneOrFail({ where: { key }, lock: { mode: 'pessimistic_write' } });
    if (saved.version !== version) throw new UserInputError(writtenMeanwhile);
    const changed = Object.assign(saved, changes, { version: version + 1 });
    if (changes.switchedOffMethods ?? changes.bankDetails === null) refuseWithoutMethod(store, changed);
    return repository.save(changed);
  }
}

/** The problems of the settings in a sentence each; null where something else is wrong. */
function whyNot(input: unknown): string | null {
  const problems = problemsOfStore(input).map(({ field, words }) => `${field} ${words}.`);
  return problems.length === 0 ? null : problems.join(' ');
}

const namesOf = (methods: readonly string[]): string =>
  methods.map((method) => findPayableMethod(method)?.operatorName ?? method).join(', ');

/** A shop that takes orders takes money for them. */
function refuseWithoutMethod({ country }: Store, changed: CountryStore): void {
  if (country.checkoutEnabled && methodsOffered(country, changed).length === 0)
    throw new UserInputError('One way to pay has to stay. Bank transfer is one while a bank account is entered.');
}
