import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient, type Transport } from '@tradehall/domain/calls/client.ts';
import { z } from 'zod';

/** A browser that keeps every cookie it is given, as signing in needs several. */
export function openSignInBrowser(middlewareUrl: string, address: string, host = 'de.localhost:3000') {
  const cookies = new Map<string, string>();
  const transport: Transport = async ({ path, method, body }) => {
    const answer = await fetch(`${middlewareUrl}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, body: z.unknown().parse(await answer.json()) };
  };
  return { calls: createClient(allCalls, transport, () => host), cookies };
}

export type SignInBrowser = ReturnType<typeof openSignInBrowser>;
