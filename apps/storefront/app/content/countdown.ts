export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];
export type Remaining = Readonly<Record<CountdownUnit, number>>;

/** What is left of a span of time, in whole units; null when nothing is. */
export function remainingTime(milliseconds: number): Remaining | null {
  if (milliseconds <= 0) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
