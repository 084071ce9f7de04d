/** Who else may say who somebody is; which of them a shop offers is its configuration's matter. */
export const signInProviders = ['google', 'facebook'] as const;
export type SignInProviderName = (typeof signInProviders)[number];
