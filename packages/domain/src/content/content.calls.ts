import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale, noInput, shopPath } from '../calls/fields.ts';
import { contentBlock, contentBlockKinds } from './content-block.ts';

export const contentCalls = {
  'seo-redirection': call({
    method: 'GET',
    takes: z.strictObject({ sourceUrl: shopPath }),
    answers: z.object({ redirectionCode: z.literal([301, 308]), targetURL: shopPath }).nullable(),
    failsWith: ['not-available'],
  }),

  // B§7.3 lists component files; ours are the kinds known at build time.
  cms: call({
    method: 'GET',
    takes: noInput,
    answers: z.object({ blockKinds: z.array(z.enum(contentBlockKinds)) }),
    failsWith: ['not-available'],
  }),

  content: call({
    method: 'GET',
    takes: z.strictObject({ locale, key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/) }),
    answers: z.object({ content: z.array(contentBlock) }),
    failsWith: ['not-found', 'not-available'],
  }),
};
