/** Minor units as an operator reads and types them. Every currency of the shop has two digits in the data. */
export function shownAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
