import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type LineMode =
  | { readonly kind: 'pass' }
  /** Every piece comes so much later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** A few bytes at a time. */
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number }
  /** Connections stay open and carry nothing, nor the news that one end has gone: neither side learns of it. */
  | { readonly kind: 'silent' }
  /** Connections are broken off, and new ones refused. */
  | { readonly kind: 'cut' };

interface Connection {
  readonly ends: readonly Socket[];
  /** It was open when the line fell silent: what was lost does not come again. */
  isLost: boolean;
}

/** A line to a service by TCP, with the faults that a network has and a process that is killed has not. */
export class FaultyLine implements AsyncDisposable {
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  #mode: LineMode = { kind: 'pass' };

  private constructor(target: URL) {
    // Goodbyes are carried like everything else: Node would answer one by itself, where the line is to be silent.
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#accept(near, target));
  }

  static async to(url: string): Promise<FaultyLine> {
    const line = new FaultyLine(new URL(url));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get openConnections(): number {
    return this.#connections.size;
  }

  /** The same service, through this line. */
  through(url: string): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line does not listen');
    const through = new URL(url);
    through.host = `127.0.0.1:${address.port}`;
    return through.href;
  }

  set(mode: LineMode): void {
    this.#mode = mode;
    if (mode.kind === 'silent') for (const connection of this.#connections) connection.isLost = true;
    if (mode.kind === 'cut') this.#breakAll();
  }

  cut(): void {
    this.set({ kind: 'cut' });
  }

  fallSilent(): void {
    this.set({ kind: 'silent' });
  }

  /** For connections that are opened from now on, and those that only were slow. */
  mend(): void {
    this.set({ kind: 'pass' });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(near: Socket, target: URL): void {
    if (this.#mode.kind === 'cut') {
      near.destroy();
      return;
    }
    const isLost = this.#mode.kind === 'silent';
    const far = isLost ? [] : [connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true })];
    const connection: Connection = { ends: [near, ...far], isLost };
    this.#connections.add(connection);
    for (const end of connection.ends) end.on('error', () => undefined);
    near.on('close', () => this.#close(connection));
    for (const other of far) {
      other.on('close', () => this.#close(connection));
      void this.#carryAll(near, other, connection);
      void this.#carryAll(other, near, connection);
    }
    if (isLost) near.resume();
  }

  /** Of a connection that is lost each end has to find out for itself. */
  #close(connection: Connection): void {
    if (!connection.isLost) for (const end of connection.ends) end.destroy();
    if (connection.ends.every(({ destroyed }) => destroyed)) this.#connections.delete(connection);
  }

  async #carryAll(from: Socket, to: Socket, connection: Connection): Promise<void> {
    try {
      for await (const piece of from.iterator({ destroyOnReturn: false })) {
        if (Buffer.isBuffer(piece) && !connection.isLost) await this.#carry(piece, to, connection);
      }
      if (!connection.isLost) to.end();
    } catch {
      this.#close(connection);
    }
  }

  async #carry(piece: Buffer, to: Socket, connection: Connection): Promise<void> {
    const mode = this.#mode;
    if (mode.kind === 'latency') await sleep(mode.ms);
    const size = mode.kind === 'drip' ? mode.bytes : piece.length;
    for (let start = 0; start < piece.length; start += size) {
      if (connection.isLost || to.destroyed) return;
      to.write(piece.subarray(start, start + size));
      if (mode.kind === 'drip') await sleep(mode.everyMs);
    }
  }

  #breakAll(): void {
    for (const { ends } of this.#connections) for (const end of ends) end.destroy();
    this.#connections.clear();
  }
}
