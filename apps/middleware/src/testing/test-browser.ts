import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient, type Transport } from '@tradehall/domain/calls/client.ts';
import { z } from 'zod';

interface TestBrowserOptions {
  readonly host?: string;
  /** Where it is, as the storefront's server tells. */
  readonly address?: string;
}

let browsers = 0;

/** Of a network of its own: limits are what few tests are about. */
function nextAddress(): string {
  browsers += 1;
  return `10.${(browsers >> 8) & 255}.${browsers & 255}.1`;
}

const clearedCookie = /^[^=]+=;/;

/** A shopper's browser in front of a running middleware: it keeps its cookie. */
export function openTestBrowser(middlewareUrl: string, options: TestBrowserOptions = {}) {
  const { host = 'de.localhost:3000', address = nextAddress() } = options;
  let cookie: string | null = null;
  const transport: Transport = async ({ path, method, body }) => {
    const answer = await fetch(`${middlewareUrl}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        ...(cookie !== null && { cookie }),
      },
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = clearedCookie.test(set) ? null : (set.split(';')[0] ?? null);
    return { status: answer.status, body: z.unknown().parse(await answer.json()) };
  };
  return {
    calls: createClient(allCalls, transport, () => host),
    cookie: () => cookie,
    useCookie: (given: string | null) => {
      cookie = given;
    },
  };
}

export type TestCalls = ReturnType<typeof openTestBrowser>['calls'];
