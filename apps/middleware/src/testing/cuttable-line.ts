import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { z } from 'zod';

const listening = z.custom<AddressInfo>((address) => typeof address === 'object' && address !== null);

/** A line to a service that a test can cut and mend. */
export class CuttableLine implements AsyncDisposable {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.on('error', () => undefined).on('close', () => this.#ends.delete(end));
      }
      return near.pipe(far).pipe(near);
    });
  }

  static async to(url: string): Promise<CuttableLine> {
    const line = new CuttableLine(new URL(url));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  /** The same service, through this line. */
  through(url: string): string {
    const through = new URL(url);
    through.host = `127.0.0.1:${listening.parse(this.#server.address()).port}`;
    return through.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
