import { z } from 'zod';

const whole = (least: number, most: number) =>
  z.custom<number>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    `is no whole number from ${least} to ${most}`,
  );

/** By what all stores together call a product new or a bestseller. */
export const badgeRule = z.strictObject({
  /** After the day it is first sold; 0 for never. */
  newDays: whole(0, 730),
  salesWindowDays: whole(1, 730),
  /** Ordered within the window, in all stores together. */
  bestsellerPieces: whole(1, 100_000),
});
export type BadgeRule = z.output<typeof badgeRule>;
