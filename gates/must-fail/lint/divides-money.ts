/** Seven minor units for two are neither 3.5 nor whatever a machine makes of them. */
export const halfOf = (priceCents: number): number => priceCents / 2;
