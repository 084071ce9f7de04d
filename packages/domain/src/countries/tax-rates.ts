import type { CalendarDate } from './calendar-date.ts';
import type { Country, SpecialTaxTerritory, TaxRate } from './country.ts';
import { always, valueOn, type Dated } from './dated.ts';

export function taxRate(standardPermyriad: number): TaxRate {
  return { standardPermyriad };
}

/** Goods sent there are exported: the shop charges nothing, the buyer pays local tax at the border. */
export const exported: Dated<TaxRate> = always(taxRate(0));

/** In permyriad: 2300 is 23 %. */
export function standardTaxRateOn(country: Country, date: CalendarDate): number {
  return valueOn(country.taxRates, date).standardPermyriad;
}

export function taxTerritoryOf(country: Country, postalCode: string): SpecialTaxTerritory | null {
  const code = postalCode.trim();
  return country.specialTaxTerritories.find((territory) => territory.postalCode.test(code)) ?? null;
}

/** In permyriad, for goods sent to this postal code. */
export function deliveryTaxRateOn(country: Country, postalCode: string, date: CalendarDate): number {
  const { taxRates } = taxTerritoryOf(country, postalCode) ?? country;
  return valueOn(taxRates, date).standardPermyriad;
}

/** Whether goods sent to this postal code stay inside the European VAT area. */
export function isInEuropeanVatArea(country: Country, postalCode: string): boolean {
  return taxTerritoryOf(country, postalCode)?.inEuropeanVatArea ?? country.inEuropeanUnion;
}
