import { Injectable } from '@nestjs/common';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country as CountryRow } from '@tradehall/domain/countries/country.ts';
import { valueOn } from '@tradehall/domain/countries/dated.ts';
import {
  Country,
  CountryService,
  type ID,
  LanguageCode,
  type RequestContext,
  TaxCategory,
  TaxCategoryService,
  TaxRate,
  TaxRateService,
  TransactionalConnection,
  Zone,
  ZoneService,
} from '@vendure/core';
import { todayIn } from '../../platform/stores/store';
import { zeroRateZone, zoneNameOf } from './tax-place';

interface ZoneRate {
  readonly zoneName: string;
  readonly country: CountryRow | null;
  readonly ratePermyriad: number;
}

const taxCategoryName = 'standard';

function zoneRatesOfToday(): ZoneRate[] {
  const rows = Object.values(countries).flatMap((country) => {
    const today = todayIn(country);
    const whole = { zoneName: zoneNameOf(country, null), country, rates: country.taxRates };
    const parts = country.specialTaxTerritories.map((territory) => ({
      zoneName: zoneNameOf(country, territory),
      country,
      rates: territory.taxRates,
    }));
    return [whole, ...parts].map(({ zoneName, rates }) => ({
      zoneName,
      country,
      ratePermyriad: valueOn(rates, today).standardPermyriad,
    }));
  });
  return [...rows, { zoneName: zeroRateZone, country: null, ratePermyriad: 0 }];
}

/** Keeps the engine's zones and rates equal to the dated table of the countries. */
@Injectable()
export class TaxRatesService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly countryService: CountryService,
    private readonly zoneService: ZoneService,
    private readonly taxCategoryService: TaxCategoryService,
    private readonly taxRateService: TaxRateService,
  ) {}

  /** What was changed, as sentences for the log. */
  async sync(ctx: RequestContext): Promise<string[]> {
    const categoryId = await this.taxCategory(ctx);
    const existing = await this.connection.getRepository(ctx, TaxRate).find({ relations: { zone: true } });
    const changes: string[] = [];
    for (const target of zoneRatesOfToday()) {
      const value = target.ratePermyriad / 100;
      const current = existing.find((rate) => rate.zone.name === target.zoneName);
      if (!current) {
        const zoneId = await this.zone(ctx, target);
        const name = `${taxCategoryName} ${target.zoneName}`;
        await this.taxRateService.create(ctx, { name, enabled: true, value, categoryId, zoneId });
        changes.push(`${target.zoneName}: ${value} %`);
      } else if (current.value !== value) {
        await this.taxRateService.update(ctx, { id: current.id, value });
        changes.push(`${target.zoneName}: ${current.value} % becomes ${value} %`);
      }
    }
    return changes;
  }

  private async taxCategory(ctx: RequestContext): Promise<ID> {
    const existing = await this.connection.getRepository(ctx, TaxCategory).findOneBy({ name: taxCategoryName });
    const category =
      existing ?? (await this.taxCategoryService.create(ctx, { name: taxCategoryName, isDefault: true }));
    return category.id;
  }

  private async zone(ctx: RequestContext, { zoneName, country }: ZoneRate): Promise<ID> {
    const existing = await this.connection.getRepository(ctx, Zone).findOneBy({ name: zoneName });
    if (existing) return existing.id;
    // A territory is told by postal code, not by membership: only a whole country is a member of its zone.
    const memberIds = country && zoneName === country.code ? [await this.country(ctx, country)] : [];
    return (await this.zoneService.create(ctx, { name: zoneName, memberIds })).id;
  }

  private async country(ctx: RequestContext, { code, label }: CountryRow): Promise<ID> {
    const existing = await this.connection.getRepository(ctx, Country).findOneBy({ code });
    if (existing) return existing.id;
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? label;
    const translations = [{ languageCode: LanguageCode.en, name }];
    return (await this.countryService.create(ctx, { code, enabled: true, translations })).id;
  }
}
