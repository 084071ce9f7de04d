import type { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { noInput } from '../calls/fields.ts';
import { myDataCalls } from './my-data.calls.ts';

const { getMyData, requestDataLink, exportMyData, beginErasure, eraseMe } = myDataCalls;

export type OwnerProof = z.output<typeof exportMyData.takes>['proof'];
export type ConfirmedErasure = z.output<typeof eraseMe.takes>;

// Nothing here names a customer: whose data it is the session says. Where a password is compared, there may be too many.
export const myDataEngineCalls = {
  /** Null for a guest. Of the consents the newest of each purpose. */
  myData: engineCall({ takes: noInput, answers: getMyData.answers.nullable() }),

  requestMyDataLink: engineCall({
    takes: requestDataLink.takes,
    answers: requestDataLink.answers,
    failsWith: ['not-authenticated'],
  }),

  exportMyData: engineCall({
    takes: exportMyData.takes,
    answers: exportMyData.answers,
    failsWith: ['not-authenticated', 'owner-not-proven', 'too-many-requests'],
    lane: 'passwords',
  }),

  /** What the last button sends; good for half an hour, in this account's sessions only. */
  beginErasure: engineCall({
    takes: beginErasure.takes,
    answers: beginErasure.answers,
    failsWith: ['not-authenticated', 'owner-not-proven', 'too-many-requests'],
    lane: 'passwords',
  }),

  /** Sent again with its confirmation it is the same deletion. */
  eraseMe: engineCall({
    takes: eraseMe.takes,
    answers: eraseMe.answers,
    failsWith: ['not-authenticated', 'link-expired'],
  }),
};
