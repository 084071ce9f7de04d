import type { CallGroup, CallName } from '@tradehall/domain/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import type { Pool } from 'undici';
import { z } from 'zod';

/** `silence`: no answer, or one that says nothing: a browser shows an error page then. */
export type Answer =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'failure'; readonly code: string; readonly failure: Record<string, unknown> }
  | { readonly kind: 'silence' };

interface Visitor {
  readonly index: number;
  readonly host: string;
}

const body = z.union([z.object({ data: z.unknown() }), z.object({ failure: z.looseObject({ code: z.string() }) })]);

const named = /storm-(\d+)/g;
const patienceMs = 15_000;

/** One browser: a cookie, an address of its own, and ears for what is somebody else's. */
export class StormBrowser {
  readonly #shop: Pool;
  readonly #visitor: Visitor;
  #cookie = '';
  /** Answers that name another shopper (I8). */
  readonly foreign: string[] = [];

  constructor(shop: Pool, visitor: Visitor) {
    this.#shop = shop;
    this.#visitor = visitor;
  }

  post<Group extends CallGroup>(group: Group, name: CallName<Group>, input: object): Promise<Answer> {
    return this.#request('POST', callPath(group, name), JSON.stringify(input));
  }

  get<Group extends CallGroup>(
    group: Group,
    name: CallName<Group>,
    params: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    return this.#request('GET', `${callPath(group, name)}?${new URLSearchParams(params).toString()}`, null);
  }

  async #request(method: 'GET' | 'POST', path: string, sent: string | null): Promise<Answer> {
    const { index, host } = this.#visitor;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-host': host,
      // A network of its own.
      'x-forwarded-for': `10.${(index >> 8) & 255}.${index & 255}.9`,
      cookie: this.#cookie,
    };
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await this.#shop.request({ method, path, headers, body: sent, signal });
      const [setCookie] = [answer.headers['set-cookie'] ?? []].flat();
      if (setCookie !== undefined) this.#cookie = setCookie.split(';')[0] ?? '';
      return this.#read(path, await answer.body.text());
    } catch {
      return { kind: 'silence' };
    }
  }

  #read(path: string, text: string): Answer {
    for (const [, whose] of text.matchAll(named)) {
      if (whose !== String(this.#visitor.index)) this.foreign.push(`${path} names shopper ${whose ?? ''}`);
    }
    const read = body.safeParse(JSON.parse(text));
    if (!read.success) return { kind: 'silence' };
    if (!('failure' in read.data)) return { kind: 'data', data: read.data.data };
    const { failure } = read.data;
    return failure.code === 'unknown' ? { kind: 'silence' } : { kind: 'failure', code: failure.code, failure };
  }
}
