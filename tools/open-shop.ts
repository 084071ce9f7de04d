import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { request } from 'undici';
import { z } from 'zod';
import { shopHostPattern, urls } from '../scripts/addresses.ts';

/** The named calls of a country's shop, asked of the middleware as the storefront's server asks. */
export function openShop(country: Country, middleware: string = urls.middleware) {
  const host = hostOfStore(country, shopHostPattern);
  return createClient(
    allCalls,
    async ({ path, method, body, params }) => {
      const answer = await request(`${middleware}${path}?${new URLSearchParams(params).toString()}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-host': host },
        body: method === 'POST' ? JSON.stringify(body) : null,
      });
      return { status: answer.statusCode, body: z.unknown().parse(await answer.body.json()) };
    },
    () => host,
  );
}

export type Shop = ReturnType<typeof openShop>;
