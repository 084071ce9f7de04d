// A§3: what a shopper chose instead of, or before, typing an address.

export const billingChoices = ['NEW_BILLING_ADDRESS', 'SAVED_BILLING_ADDRESS'] as const;
export type BillingChoice = (typeof billingChoices)[number];

export const shippingChoices = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING', 'SAVED_ADDRESS'] as const;
export type ShippingChoice = (typeof shippingChoices)[number];
