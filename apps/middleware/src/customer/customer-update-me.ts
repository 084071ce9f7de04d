import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { dateOfBirthPossible } from '@tradehall/domain/customer/date-of-birth.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { findCustomer } from './find-customer.ts';

const question = {
  document: `mutation ($version: Float!, $changes: JSON!) {
    profile: updateMyProfile(version: $version, changes: $changes) {
      __typename
      ... on ProfileNotUpdated { code currentVersion }
    }
  }`,
  answers: z.object({
    profile: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('ProfileUpdated') }),
      z.object({
        __typename: z.literal('ProfileNotUpdated'),
        code: z.enum(['not-authenticated', 'customer-version-conflict']),
        currentVersion: z.int().nonnegative().nullable(),
      }),
    ]),
  }),
};

/** Compared and changed by the engine under one lock: of two tabs the second is told. */
export const customerUpdateMe: Handle<'new-ct', 'customerUpdateMe'> = async ({ version, changes }, context) => {
  const { dateOfBirth = null } = changes;
  const today = calendarDateIn(context.country.timeZone, new Date());
  if (dateOfBirth !== null && !dateOfBirthPossible(dateOfBirth, today)) {
    return fail({ code: 'invalid-input', issues: [{ path: 'changes.dateOfBirth', rule: 'date-of-birth' }] });
  }
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { profile } = await context.ask(question, { version, changes });
  if (profile.__typename === 'ProfileNotUpdated') {
    return profile.code === 'customer-version-conflict'
      ? fail({ code: profile.code, currentVersion: profile.currentVersion ?? 0 })
      : fail({ code: profile.code });
  }
  const user = await findCustomer(context);
  return user === null ? fail({ code: 'user-not-found' }) : succeed({ user });
};
