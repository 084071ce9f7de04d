import { fail } from '@tradehall/domain/calls/result.ts';

/** Stands for a call that is not built yet; only rows that declare `not-available` accept it. */
export const notAvailable = () => fail({ code: 'not-available' });
