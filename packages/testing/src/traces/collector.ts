import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.strictObject({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.strictObject({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.strictObject({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.strictObject({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const facts = z
  .array(z.strictObject({ key: z.string(), value }))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => [pair.key, pair.value])));
const nanoseconds = z.string().regex(/^\d+$/);

const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: facts,
  status: z.object({ code: z.int() }),
});

/** What `/v1/traces` of the OpenTelemetry protocol takes as JSON, as far as the shop uses it. */
const request = z.strictObject({
  resourceSpans: z
    .array(
      z.object({
        resource: z
          .object({ attributes: facts })
          .transform(({ attributes }) => ({ service: attributes['service.name'] }))
          .pipe(z.object({ service: z.string().min(1) })),
        scopeSpans: z.array(z.object({ spans: z.array(span).min(1) })).min(1),
      }),
    )
    .min(1),
});

export interface ToldSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly startMs: number;
  readonly durationMs: number;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly isFailed: boolean;
}

const milliseconds = (nano: string): number => Number(BigInt(nano) / 1_000n) / 1_000;

function spansOf({ resourceSpans }: z.output<typeof request>): ToldSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((each) => ({
        service: resource.service,
        name: each.name,
        traceId: each.traceId,
        spanId: each.spanId,
        parentId: each.parentSpanId ?? null,
        startMs: milliseconds(each.startTimeUnixNano),
        durationMs: milliseconds(each.endTimeUnixNano) - milliseconds(each.startTimeUnixNano),
        facts: each.attributes,
        isFailed: each.status.code === 2,
      })),
  );
}

/** A collector's stand-in: keeps what it is told, and refuses what a collector would refuse. */
export class Collector implements AsyncDisposable {
  readonly spans: ToldSpan[] = [];
  readonly refused: string[] = [];
  /** For somebody who looks at what a slow or broken one does to the shop. */
  mood: 'well' | 'silent' | 'failing' = 'well';
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();

  private constructor() {
    this.#server = createServer((asked, answer) => void this.#take(asked, answer));
  }

  static async listen(port = 0): Promise<Collector> {
    const collector = new Collector();
    collector.#server.listen(port, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/v1/traces`;
  }

  /** Waits for spans that are still on their way; an error names those that came. */
  async until(isThere: (spans: readonly ToldSpan[]) => boolean, withinMs = 15_000): Promise<void> {
    if (isThere(this.spans)) return;
    const came = Promise.withResolvers<true>();
    const look = () => {
      if (isThere(this.spans)) came.resolve(true);
    };
    const names = () => this.spans.map(({ service, name }) => `${service} ${name}`).join(', ');
    const timer = setTimeout(() => came.reject(new Error(`not told in time; only: ${names()}`)), withinMs);
    this.#waiting.add(look);
    try {
      await came.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(look);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.mood === 'silent') return;
    if (this.mood === 'failing') return void answer.writeHead(500).end();
    if (asked.method !== 'POST' || asked.url !== '/v1/traces') return void answer.writeHead(404).end();
    if (asked.headers['content-type'] !== 'application/json') return void answer.writeHead(415).end();
    const read = request.safeParse(await json(asked).catch(() => null));
    if (!read.success) {
      this.refused.push(z.prettifyError(read.error));
      return void answer.writeHead(400).end();
    }
    this.spans.push(...spansOf(read.data));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    for (const look of this.#waiting) look();
  }
}
