import type { Money } from '@tradehall/domain/money/money.ts';

/** `1995` with two digits is `19.95`, by moving the point: a text has nothing to round. */
export function decimalAmount({ centAmount, fractionDigits }: Pick<Money, 'centAmount' | 'fractionDigits'>): string {
  const digits = String(Math.abs(centAmount)).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const sign = centAmount < 0 ? '-' : '';
  return fractionDigits === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-fractionDigits)}`;
}
