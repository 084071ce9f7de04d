import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: `mutation ($orderNumber: String!, $email: String!, $locale: String!) {
    requestOrderLink(orderNumber: $orderNumber, email: $email, locale: $locale)
  }`,
  answers: z.object({ requestOrderLink: z.literal(true) }),
};

/** Whatever is known of the order, the answer is the same and the rest is said by mail. */
export const requestGuestLink: Handle<'my-orders', 'requestGuestLink'> = async (
  { orderNumber, email, locale },
  context,
) => {
  await context.ask(question, { orderNumber, email, locale });
  return succeed({});
};
