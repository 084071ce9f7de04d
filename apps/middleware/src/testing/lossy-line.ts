import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Agent } from 'undici';

/** A line to the engine that can lose an answer after the engine has given it: done, but nobody knows. */
export class LossyLine implements AsyncDisposable {
  readonly #engineUrl: string;
  readonly #agent = new Agent();
  #isNextLost = false;
  readonly #server = createServer((request, response) => {
    void this.#pass(request, response);
  });

  private constructor(engineUrl: string) {
    this.#engineUrl = engineUrl;
  }

  static async to(engineUrl: string): Promise<LossyLine> {
    const line = new LossyLine(engineUrl);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  loseNextAnswer(): void {
    this.#isNextLost = true;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isLost = this.#isNextLost;
    this.#isNextLost = false;
    const { statusCode, headers, body } = await this.#agent.request({
      origin: this.#engineUrl,
      path: request.url ?? '/',
      method: 'POST',
      headers: request.headers,
      body: await buffer(request),
    });
    const answer = await buffer(body);
    if (isLost) response.destroy();
    else response.writeHead(statusCode, headers).end(answer);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    await this.#agent.close();
  }
}
