import { priceEndings, type PriceRule } from '@tradehall/domain/catalogue/price-rules.ts';
import { minorUnitsIn } from '@tradehall/domain/money/amount-text.ts';
import { say } from '../../say';
import type { GridRow } from './price-grid.documents';

/** As the form holds it. */
export interface TypedRule {
  readonly rate: string;
  readonly day: string;
  readonly percent: string;
  readonly ending: string;
  readonly floor: string;
}

/** A decimal number in whole parts of 10 to the power of `digits`, without a fraction on the way. */
function partsOf(text: string, digits: number): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,5})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  return whole === '' || fraction.length > digits ? null : Number(`${whole}${fraction.padEnd(digits, '0')}`);
}

/** The rule that was typed, or in words why it is none. */
export function findRule(typed: TypedRule, hasRate: boolean): PriceRule | string {
  const ofSourcePermyriad = partsOf(typed.percent, 2);
  if (ofSourcePermyriad === null || ofSourcePermyriad === 0 || ofSourcePermyriad > 100_000)
    return say('The percentage is a number up to 1000.');
  const marginFloorPermyriad = typed.floor.trim() === '' ? null : partsOf(typed.floor, 2);
  if (typed.floor.trim() !== '' && (marginFloorPermyriad === null || marginFloorPermyriad > 9_500))
    return say('The margin floor is a number up to 95, or empty.');
  const ending = priceEndings.find((one) => one === typed.ending) ?? 'none';
  if (!hasRate) return { rate: null, ofSourcePermyriad, ending, marginFloorPermyriad };
  const millionths = partsOf(typed.rate, 6);
  if (millionths === null || millionths === 0)
    return say('The rate is a number with up to six digits behind the sign.');
  if (typed.day === '') return say('Of which day is the rate?');
  return { rate: { millionths, day: typed.day }, ofSourcePermyriad, ending, marginFloorPermyriad };
}

export interface TypedCosts {
  readonly currencyCode: string;
  readonly costs: readonly { readonly variantId: string; readonly netCents: number | null }[];
}

/** Two columns of a spreadsheet: a SKU and what the shop pays for it. */
export function costsIn(text: string, rows: readonly GridRow[]): { costs: TypedCosts['costs']; faults: string[] } {
  const variants = new Map(rows.map(({ sku, variantId }) => [sku, variantId]));
  const lines = text.split('\n').map((line) => line.trim());
  const read = lines.flatMap((line) => {
    const [, sku = '', amount = ''] = /^(\S+)[\t ;]*(.*)$/.exec(line) ?? [];
    if (sku === '') return [];
    const variantId = variants.get(sku);
    const netCents = amount === '' ? null : minorUnitsIn(amount, ',');
    return [variantId === undefined || netCents === undefined || netCents === 0 ? line : { variantId, netCents }];
  });
  return {
    costs: read.filter((one) => typeof one !== 'string'),
    faults: read.filter((one) => typeof one === 'string'),
  };
}

const isSku = /^[A-Z]*\d[A-Z\d-]*$/;

/** Several SKUs, as a column of a spreadsheet is pasted, or words of a name. */
export function wantedProducts(asked: string): { search: string; skus: readonly string[] } {
  const parts = asked.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => isSku.test(part))
    ? { search: '', skus: parts }
    : { search: asked.trim(), skus: [] };
}
