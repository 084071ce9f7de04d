import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { translator } from '../i18n/translator.ts';
import { priceView } from './price-view.ts';

const euro = (cents: number) => moneyOf(cents, 'EUR');
const germany = { country: countries.DE, locale: 'de-DE', translate: translator('de-DE'), taxNote: '' } as const;
const britain = { country: countries.GB, locale: 'en-GB', translate: translator('en-GB'), taxNote: '' } as const;
const reduced = { value: euro(149_900), discounted: euro(129_900), lowest30Days: euro(124_900) };

describe('a price', () => {
  it('is shown as the country writes it', () => {
    const price = { value: euro(129_900), discounted: null, lowest30Days: null };
    expect(priceView(price, germany)).toMatchObject({ now: '1.299,00\u00a0€', reduction: null });
  });

  it('has its net beside it, in whole cents, by the rate of the country', () => {
    expect(priceView(reduced, germany).net).toBe('1.091,60\u00a0€ ohne MwSt.');
    expect(priceView(reduced, britain).net).toBe('€1,082.50 excl. VAT');
  });

  it('shows the former price and the lowest of 30 days when it is reduced', () => {
    const view = priceView(reduced, germany);
    expect(view.now).toBe('1.299,00\u00a0€');
    expect(view.reduction).toMatchObject({
      before: '1.499,00\u00a0€',
      lowest30Days: 'Niedrigster Preis der letzten 30 Tage: 1.249,00\u00a0€',
    });
  });

  it('counts the percentage from the lowest of 30 days, rounded down, and claims none above it', () => {
    const percentageOf = (lowest: number) =>
      priceView({ ...reduced, lowest30Days: euro(lowest) }, germany).reduction?.percentage?.text ?? null;
    expect(percentageOf(149_900)).toBe('−13\u00a0%');
    expect(percentageOf(130_900)).toBeNull();
    expect(percentageOf(124_900)).toBeNull();
  });

  it('claims no reduction before the history covers 30 days', () => {
    const view = priceView({ ...reduced, lowest30Days: null }, germany);
    expect(view).toMatchObject({ now: '1.299,00\u00a0€', reduction: null });
  });

  it('needs no disclaimer where the law asks for none', () => {
    expect(priceView(reduced, britain).reduction).toMatchObject({ before: '€1,499.00', lowest30Days: null });
  });
});
