/** A§4: below 1 or not a number becomes 1; more than there can be becomes that, with a warning. */
export function clampQuantity(
  asked: string,
  maximum: number,
): { readonly quantity: number; readonly isTooMany: boolean } {
  const number = Math.trunc(Number(asked));
  const most = Math.max(1, maximum);
  if (!(number >= 1)) return { quantity: 1, isTooMany: false };
  return { quantity: Math.min(number, most), isTooMany: number > most };
}
