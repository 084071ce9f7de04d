/**
 * CREATED: only here (an offline payment waits for the order). SENT: the provider may have heard of it. REDIRECTED: the
 * shopper has something to do. PENDING: accepted, the money comes later. GIVING_UP: nobody knows, and it is being
 * cancelled by its reference. REVERSING: the provider holds the money and is told to let it go.
 */
export const attemptStates = [
  'CREATED',
  'SENT',
  'REDIRECTED',
  'PENDING',
  'AUTHORISED',
  'CLAIMED',
  'GIVING_UP',
  'REVERSING',
  'REVERSED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attemptEvents = [
  'sent',
  'redirected',
  'pending',
  'authorised',
  'refused',
  /** By the shopper, or because she pays in another way now. */
  'cancelled',
  /** Nobody came back in time; the provider may know more than we do. */
  'given-up',
  /** Nobody came back, and no provider was ever asked. */
  'expired',
  'claimed',
  'cannot-claim',
  /** An order that was placed is paid no more: the operator cancelled it. */
  'withdrawn',
  'reversed',
  /** The provider knows no payment of that reference. */
  'nothing-found',
] as const;
export type AttemptEvent = (typeof attemptEvents)[number];

type Row = Partial<Record<AttemptEvent, AttemptState>>;

const underWay: Row = {
  redirected: 'REDIRECTED',
  pending: 'PENDING',
  authorised: 'AUTHORISED',
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
  'given-up': 'GIVING_UP',
};

// What ended without money and is authorised after all has nobody to claim it.
const late: Row = { authorised: 'REVERSING' };

const table: Readonly<Record<AttemptState, Row>> = {
  CREATED: { sent: 'SENT', claimed: 'CLAIMED', cancelled: 'CANCELLED', expired: 'EXPIRED', refused: 'REFUSED' },
  SENT: underWay,
  REDIRECTED: underWay,
  PENDING: {
    authorised: 'AUTHORISED',
    refused: 'REFUSED',
    claimed: 'CLAIMED',
    'cannot-claim': 'GIVING_UP',
    cancelled: 'CANCELLED',
  },
  AUTHORISED: { claimed: 'CLAIMED', 'cannot-claim': 'REVERSING' },
  CLAIMED: { withdrawn: 'REVERSING', refused: 'REFUSED' },
  GIVING_UP: { authorised: 'REVERSING', reversed: 'REVERSED', 'nothing-found': 'EXPIRED' },
  REVERSING: { reversed: 'REVERSED' },
  REVERSED: {},
  REFUSED: { ...late, reversed: 'REVERSED' },
  CANCELLED: { ...late, reversed: 'REVERSED' },
  EXPIRED: { ...late, reversed: 'REVERSED' },
};

/** Null: the event changes nothing, however often and however late it comes. */
export function nextState(state: AttemptState, event: AttemptEvent): AttemptState | null {
  return table[state][event] ?? null;
}

const live: ReadonlySet<AttemptState> = new Set(['CREATED', 'SENT', 'REDIRECTED', 'PENDING', 'AUTHORISED']);

/** As long as it holds the cart and its stock. */
export function isLive(state: AttemptState): boolean {
  return live.has(state);
}
