import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { addressFromComponents } from '@tradehall/domain/checkout/address-from-components.ts';
import { addressSuggestion, mostAddressSuggestions } from '@tradehall/domain/checkout/address-suggestion.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'undici';
import { z } from 'zod';
import { CircuitBreaker } from '../engine/circuit-breaker.ts';
import type { AddressFinder } from './address-finder.ts';

interface GooglePlacesOptions {
  readonly url: string;
  readonly key: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: string;
  readonly body?: object;
}

const connectTimeoutMs = 1_000;
// No shops, no sights: what mail can be sent to, and streets.
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

const predictions = z.object({
  suggestions: z
    .array(
      z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional() }),
    )
    .optional(),
});

const place = z.object({
  addressComponents: z
    .array(
      z.object({
        longText: z.string().default(''),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .optional(),
});

/** Google's Places API (New). Nothing that was typed, and nothing that was answered, is ever part of an error or a log line. */
export class GooglePlaces implements AddressFinder {
  readonly source = 'Google Maps';
  readonly #pool: Pool;
  readonly #root: string;
  readonly #key: string;
  readonly #timeoutMs: number;
  readonly #log: GooglePlacesOptions['log'];
  readonly #breaker = new CircuitBreaker({ failuresToOpen: 5, pauseMs: 10_000, nowMs: () => performance.now() });
  #isOut = false;

  constructor({ url, key, log, timeoutMs = 2_000 }: GooglePlacesOptions) {
    const { origin, pathname } = new URL(url);
    this.#root = pathname.replace(/\/$/, '');
    this.#key = key;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
    this.#pool = new Pool(origin, {
      connections: 16,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
  }

  readonly suggest: AddressFinder['suggest'] = async (typed, { country, locale, sitting }) => {
    const answer = await this.#ask(predictions, [], {
      method: 'POST',
      path: '/v1/places:autocomplete',
      fields: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      body: {
        // Half a character makes a body that nobody can read.
        input: typed.toWellFormed(),
        includedPrimaryTypes: addressTypes,
        includedRegionCodes: [country.code.toLowerCase()],
        regionCode: country.code.toLowerCase(),
        languageCode: locale,
        sessionToken: sitting,
      },
    });
    if (!answer.ok) return answer;
    const found = (answer.value?.suggestions ?? []).flatMap(({ placePrediction }) => {
      const { placeId: id, text } = placePrediction ?? {};
      return addressSuggestion.safeParse({ id, text: text?.text }).data ?? [];
    });
    return succeed(found.slice(0, mostAddressSuggestions));
  };

  readonly find: AddressFinder['find'] = async (id, { country, locale, sitting }) => {
    const parameters = new URLSearchParams({
      sessionToken: sitting,
      languageCode: locale,
      regionCode: country.code.toLowerCase(),
    });
    // An id may come from anywhere: that it is unknown says nothing against the service.
    const answer = await this.#ask(place, [400, 404], {
      method: 'GET',
      path: `/v1/places/${encodeURIComponent(id)}?${parameters.toString()}`,
      fields: 'addressComponents',
    });
    if (!answer.ok) return answer;
    return succeed(addressFromComponents(country, answer.value?.addressComponents ?? []));
  };

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Null where the service answers with one of the statuses that mean there is nothing. */
  async #ask<Answers extends z.ZodType>(answers: Answers, nothing: readonly number[], question: Question) {
    try {
      const answer = await this.#breaker.run(() => this.#request(answers, nothing, question));
      if (this.#isOut) this.#log.info('the address service answers again');
      this.#isOut = false;
      return succeed(answer);
    } catch (failure) {
      if (!this.#isOut) this.#log.warn({ err: failure }, 'the address service does not answer');
      this.#isOut = true;
      return fail({ code: 'not-available' });
    }
  }

  async #request<Answers extends z.ZodType>(
    answers: Answers,
    nothing: readonly number[],
    { method, path, fields, body }: Question,
  ): Promise<z.output<Answers> | null> {
    const answer = await this.#pool.request({
      method,
      path: `${this.#root}${path}`,
      headers: {
        'x-goog-api-key': this.#key,
        'x-goog-fieldmask': fields,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await answer.body.text();
    if (nothing.includes(answer.statusCode)) return null;
    if (answer.statusCode !== 200) throw new Error(`the address service answers ${answer.statusCode}`);
    return parsed(answers, text);
  }
}

function parsed<Answers extends z.ZodType>(answers: Answers, text: string): z.output<Answers> {
  const read = z.safeParse(answers, jsonIn(text));
  if (!read.success) throw new Error('the address service answers something else');
  return read.data;
}

/** Null for what is no JSON: the engine's own complaint would quote it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
