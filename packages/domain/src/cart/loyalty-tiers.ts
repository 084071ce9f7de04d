/** B§3; the base tier is level 1. A visitor who is not logged in has no customer group. */
export const loyaltyTiers = ['monetary-cohort-base-tier', 'tier-1', 'tier-2', 'tier-3', 'tier-4'] as const;
export type LoyaltyTier = (typeof loyaltyTiers)[number];
