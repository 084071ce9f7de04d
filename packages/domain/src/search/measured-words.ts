import { foldText } from './search-words.ts';

/** Every spelling of a unit with the unit it is counted in, and how many of those it is. */
const units = new Map<string, readonly [base: string, factor: number]>(
  (
    [
      ['w', 1, 'w watt watts wat waty watow βατ вт'],
      ['w', 1_000, 'kw kilowatt kilowatts квт'],
      ['ml', 1, 'ml milliliter мл'],
      ['ml', 10, 'cl'],
      [
        'ml',
        1_000,
        'l lt ltr liter liters litre litres litr litry litrow litru litri litro litros litraa literes litrai litru λ λιτρα λιτρων λιτρο л литра литъра',
      ],
      ['g', 1, 'g gr gram gramm grams gramy г'],
      ['g', 1_000, 'kg kilo kilos kilogram kilogramm κιλα кг'],
      ['mm', 1, 'mm мм'],
      ['mm', 10, 'cm см'],
      ['mm', 1_000, 'm meter metre metres metr metry metrow м μετρα'],
      ['v', 1, 'v volt volts в'],
      ['a', 1, 'a amp ampere ampere'],
      ['bar', 1, 'bar bara бар'],
      ['nm', 1, 'nm'],
      ['hz', 1, 'hz'],
      ['db', 1, 'db дб'],
    ] as const
  ).flatMap(([base, factor, spellings]) =>
    spellings.split(' ').map((unit) => [unit, [base, factor] as const] as const),
  ),
);

const token =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)[ -]?(\p{L}+)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d+)(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

function numberOf(text: string): number {
  // 1.500 and 1,500 are thousands, 0,125 and 1,5 are fractions.
  const isGrouped = /^[1-9]\d{0,2}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/.test(text);
  const fraction = isGrouped ? /[.,](\d{1,2})$/.exec(text)?.[1] : /[.,](\d+)$/.exec(text)?.[1];
  const whole = fraction === undefined ? text : text.slice(0, -(fraction.length + 1));
  return Number(`${whole.replace(/\D/g, '')}.${fraction ?? '0'}`);
}

/** Letters and digits only, so that any engine takes it for one word: 1.8 is `1d8`. */
function written(value: number): string {
  return String(Math.round(value * 1_000) / 1_000).replace('.', 'd');
}

interface MeasuredWord {
  readonly word: string;
  /** The number alone, where the word is a number with its unit. */
  readonly bareNumber: string | null;
}

/**
 * The folded words of a text, where a number and its unit are one word however they are written: `6 l`, `6l`, `6 Liter`
 * and `6,0 l` are the same, as are `3,5 kW` and `3500 W`.
 */
export function measuredWords(text: string): readonly MeasuredWord[] {
  const found: MeasuredWord[] = [];
  for (const [whole, amount, name, number] of foldText(text).matchAll(token)) {
    if (number !== undefined) found.push({ word: written(numberOf(number)), bareNumber: null });
    else if (amount === undefined || name === undefined) found.push({ word: whole, bareNumber: null });
    else found.push(...amountWords(amount, name));
  }
  return found;
}

function amountWords(amount: string, name: string): MeasuredWord[] {
  const unit = units.get(name);
  const value = numberOf(amount);
  if (unit !== undefined) return [{ word: `${written(value * unit[1])}${unit[0]}`, bareNumber: written(value) }];
  if (/^\d+$/.test(amount)) return [amount, name].map((word) => ({ word, bareNumber: null }));
  // Not a unit after all: a space between two numbers parts them.
  return [...amount.split(' ').map((part) => written(numberOf(part))), name].map((word) => ({
    word,
    bareNumber: null,
  }));
}
