import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestingEnvironment } from '../environment.ts';
import { freePort } from '../process/free-port.ts';
import { spawnOwned } from '../process/owned-processes.ts';
import { waitForHealth } from '../process/wait-for-health.ts';

/** A Meilisearch of a test's own, to be killed and started again. */
export class OwnMeilisearch implements AsyncDisposable {
  readonly url: string;
  readonly key = 'the-key-of-the-search-under-test';
  readonly #folder = mkdtempSync(join(tmpdir(), 'tradehall-search-'));
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<OwnMeilisearch> {
    const started = new OwnMeilisearch(await freePort());
    await started.start();
    return started;
  }

  /** With everything it had before. */
  async start(): Promise<void> {
    const { MEILISEARCH_PROGRAM } = readTestingEnvironment();
    if (MEILISEARCH_PROGRAM === undefined) throw new Error('MEILISEARCH_PROGRAM does not say what to start');
    const places = ['db-path', 'dump-dir', 'snapshot-dir'].flatMap((name) => [`--${name}`, join(this.#folder, name)]);
    const limits = ['--max-indexing-threads', '1', '--max-indexing-memory', '64MiB'];
    const address = ['--http-addr', new URL(this.url).host, '--no-analytics', '--log-level', 'ERROR'];
    this.#child = spawnOwned(MEILISEARCH_PROGRAM, [...address, ...places, ...limits], {
      cwd: this.#folder,
      env: { MEILI_MASTER_KEY: this.key },
      stdio: 'ignore',
    });
    await once(this.#child, 'spawn');
    await waitForHealth('Meilisearch', `${this.url}/health`, 30_000);
  }

  async kill9(): Promise<void> {
    if (this.#child === null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    this.#child = null;
    await ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill9();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
