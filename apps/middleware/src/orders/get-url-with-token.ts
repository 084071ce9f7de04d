import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query ($locale: String) { orderLink(locale: $locale) }',
  answers: z.object({ orderLink: z.url().nullable() }),
};

/** B§7.3: whose it is says the session, never an address that was sent. */
export const getUrlWithToken: Handle<'my-orders', 'getUrlWithToken'> = async ({ locale = null }, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const { orderLink: url } = await context.ask(question, { locale });
  return url === null ? fail({ code: 'not-authenticated' }) : succeed({ url });
};
