// Any number; it only has to be the same in every projector.
export const leaderLock = 252_102;

/** Whoever leads lets go when it is asked here, and stands by again. */
export const handoverChannel = 'projector_handover';
