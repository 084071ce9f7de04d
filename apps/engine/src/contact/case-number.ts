const digits = 6;

/** What a visitor can quote on the phone: `C-2026-000001`. */
export function caseNumber(year: number, count: number): string {
  return `C-${year}-${String(count).padStart(digits, '0')}`;
}
