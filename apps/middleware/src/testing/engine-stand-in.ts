import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { engineDoorPaths } from '@tradehall/domain/calls/engine-call.ts';
import { z } from 'zod';

const doorPath = new RegExp(`^/(?:${Object.values(engineDoorPaths).join('|')})/(\\w+)$`);

interface AskedOfEngine {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly variables: unknown;
}

interface EngineAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const question = z.object({ query: z.string(), variables: z.unknown() });
const refused = z.object({ failure: z.looseObject({ code: z.string() }) });
const answersByName = z.object({ data: z.record(z.string(), z.unknown()) });

/** A call of the engine's door is answered with what a test has put under its name. */
function answerTo(call: string | undefined, body: unknown): unknown {
  const byName = call === undefined ? null : answersByName.safeParse(body).data;
  if (call === undefined || !byName) return body;
  const answer = byName.data[call];
  return refused.safeParse(answer).data ?? { data: answer };
}

/** A server that speaks the engine's protocol and answers what a test tells it to, last answer repeated. */
export class EngineStandIn implements AsyncDisposable {
  readonly asked: AskedOfEngine[] = [];
  answer: EngineAnswer | 'nothing' = { body: { data: {} } };
  /** What is asked in such words is never answered. */
  silentAbout: RegExp | null = null;
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/ready') return response.end('{"status":"ready"}');
      const call = doorPath.exec(request.url ?? '')?.[1];
      const given: unknown = JSON.parse(body);
      const variables = call === undefined ? question.parse(given).variables : given;
      this.asked.push({ path: request.url ?? '', headers: request.headers, variables });
      if (this.answer === 'nothing' || this.silentAbout?.test(body) === true) return;
      const { status = 200, headers = {}, body: answered } = this.answer;
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(answerTo(call, answered)));
    });
  });

  static async start(): Promise<EngineStandIn> {
    const engine = new EngineStandIn();
    engine.#server.listen(0, '127.0.0.1');
    await once(engine.#server, 'listening');
    return engine;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the engine stand-in does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Breaks off every connection, as a dying engine does. */
  dropAll(): void {
    this.#server.closeAllConnections();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
