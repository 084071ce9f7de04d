/** Minor units as an operator reads and types them. Every currency of the shop has two digits in the data. */
export function shownAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Undefined where the text is no amount. */
export function minorUnitsOf(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * An amount as a spreadsheet or a person of a country writes it: `1.299,90 €`, `CHF 1’299.90`. One sign before three digits
 * groups them unless it is the country's decimal sign; then nobody can know, and it is no amount.
 */
export function minorUnitsIn(text: string, decimalSign: string): number | undefined {
  const digits = text.replaceAll(/[\s'’]|[A-Z]{3}|\p{Sc}|Kč|kr\.?|zł|Ft|lei/gu, '');
  const signs = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return minorUnitsOf(digits);
  const isGrouping =
    signs.filter((sign) => sign === last).length > 1 || (signs.length === 1 && groups(digits, decimalSign));
  const decimal = isGrouping ? null : last;
  const grouping = decimal === '.' ? ',' : decimal === ',' ? '.' : last;
  const [whole = ''] = decimal === null ? [digits] : digits.split(decimal);
  if (whole.includes(grouping) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  return minorUnitsOf(digits.replaceAll(grouping, ''));
}

function groups(digits: string, decimalSign: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(digits) && !digits.includes(decimalSign);
}

/**
 * The same of a number, as workbooks and JSON have it: 12.3 is 1230 whatever the country. Workbooks keep 19.99 as
 * 19.989999999999998.
 */
export function minorUnitsOfNumber(amount: number): number | undefined {
  const units = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - units) < 1e-4;
  return isExact && units >= 0 && Number.isSafeInteger(units) ? units : undefined;
}
