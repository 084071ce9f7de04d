/** B§7.4: what the behavioural tracking service is told, and what of the session's customer goes with it. */
export const trackedKinds = {
  'view-item': ['email', 'user_id'],
  'view-category': ['email', 'user_id'],
  'cart-update': ['email', 'user_id'],
  'customer-update': ['user_id'],
  consent: ['user_id'],
  checkout: ['email', 'user_id'],
  recommendation: [],
  newsletter: [],
  'customer-consent': ['user_id'],
  'newsletter-doi': ['user_id'],
} as const satisfies Readonly<Record<string, readonly ('email' | 'user_id')[]>>;

export type TrackedKind = keyof typeof trackedKinds;

export const isTrackedKind = (kind: string): kind is TrackedKind => Object.hasOwn(trackedKinds, kind);
