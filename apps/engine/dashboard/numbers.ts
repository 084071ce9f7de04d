import { shownAmount } from '@tradehall/domain/money/amount-text.ts';
import { spokenLocale } from './say';

const signs = { 'en-GB': { decimal: '.', group: ',' }, 'de-DE': { decimal: ',', group: '.' } } as const;
const signsHere = () => signs[spokenLocale()];
const withDecimalSign = (digits: string): string => digits.replace('.', signsHere().decimal);

/** Minor units as an operator reads and types them: `1299.90`, in German `1299,90`. Fields take both. */
export const amountInWords = (cents: number): string => withDecimalSign(shownAmount(cents));

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, signsHere().group);

/** `1,234,567.50`, from minor units. */
export function groupedAmount(cents: number): string {
  const [whole = '', fraction = ''] = shownAmount(cents).split('.');
  return `${grouped(whole)}${signsHere().decimal}${fraction}`;
}

export const groupedCount = (count: number): string => grouped(String(count));

/** `12.5`, from hundredths of a percent; mostly without a digit behind the sign. */
export const percentInWords = (permyriad: number): string => amountInWords(permyriad).replace(/[.,]?0+$/, '');

/** A part of one in percent with one digit: `12.5 %`. */
export const shareInWords = (share: number): string =>
  `${withDecimalSign((Math.round(share * 1000) / 10).toFixed(1))} %`;

export const secondsInWords = (ms: number): string => `${withDecimalSign((ms / 1_000).toFixed(1))} s`;
