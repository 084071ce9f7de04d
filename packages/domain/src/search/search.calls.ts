import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';
import { searchAnswer, suggestAnswer } from './search-answer.ts';
import { searchQuery, searchRequest } from './search-request.ts';

export const searchCalls = {
  // A page beyond the last one is not found.
  search: call({
    takes: searchRequest,
    answers: searchAnswer,
    failsWith: ['not-found', 'search-unavailable'],
  }),

  suggest: call({
    takes: z.strictObject({ locale, query: searchQuery }),
    answers: suggestAnswer,
    failsWith: ['search-unavailable'],
  }),
};
