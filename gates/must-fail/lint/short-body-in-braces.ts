export function signOf(amount: number): string {
  if (amount < 0) {
    return '-';
  }
  return '+';
}
