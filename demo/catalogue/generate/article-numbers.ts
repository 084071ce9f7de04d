/** A§3: what the digits after EX say about a product. Test articles (EX5) are not generated. */
const kindDigits = { new: '10', set: '18', bware: '20' } as const;

export type Kind = keyof typeof kindDigits;

/** How many products the numbers, and the ids reserved in the engine's tables, are enough for. */
export const maximumProducts = 50_000;

const numbers = 1_000_000;
// Shares no factor with a million, so every product gets a number of its own, and neighbours do not look like ones.
const stride = 7919;

/** `number` is the product's place in the catalogue; B-ware takes that of the unit it was. */
export function skuOf(kind: Kind, number: number): string {
  if (number < 0 || number >= maximumProducts) throw new RangeError(`product ${number} has no number`);
  return `EX${kindDigits[kind]}${String((number * stride + 2468) % numbers).padStart(6, '0')}`;
}

/** EAN-13. Numbers that begin with 2 are never given to real goods of the trade. */
export function eanOf(sku: string): string {
  const digits = `2900${sku.slice(2)}`;
  return `${digits}${eanCheckDigit(digits)}`;
}

export function eanCheckDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
