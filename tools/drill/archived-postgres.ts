import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { z } from 'zod';
import { portOf } from '../../scripts/addresses.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { asAccount, createOwnedFolder, findAccount } from '../../scripts/services/account.ts';
import { findOwnProcess, waitUntilGone } from '../../scripts/services/pid-file.ts';
import { postgres } from '../../scripts/services/postgres.ts';
import { type ServiceCommand, startService, stopService } from '../../scripts/services/service.ts';
import { installSystemPackages } from '../../scripts/services/system-packages.ts';
import { queryShop } from '../crash/query-shop.ts';

const deployed = (name: string) => join(projectFolder, 'deploy/postgres', name);
const stanza = '--stanza=tradehall';
const recoveredWithinMs = 5 * 60_000;
const readersPassword = randomBytes(12).toString('hex');
const marker = '# of the drill';

/** PostgreSQL with the files of `deploy/postgres`: it ships its log to pgBackRest, speaks TLS and has the roles of production. */
export class ArchivedPostgres implements AsyncDisposable {
  readonly #folder: string;
  readonly #account = findAccount('postgres');
  readonly #environment: Record<string, string>;

  private constructor() {
    // Not below the checkout: the path of a socket is short, and another account has to reach it.
    this.#folder = createOwnedFolder(mkdtempSync(join(tmpdir(), 'drill-')), this.#account);
    for (const name of ['repository', 'locks']) createOwnedFolder(join(this.#folder, name), this.#account);
    copyFileSync(deployed('pgbackrest.conf'), join(this.#folder, 'pgbackrest.conf'));
    this.#environment = {
      PATH: process.env['PATH'] ?? '',
      PGBACKREST_CONFIG: join(this.#folder, 'pgbackrest.conf'),
      PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString('base64'),
      PGBACKREST_REPO1_PATH: join(this.#folder, 'repository'),
      PGBACKREST_LOCK_PATH: join(this.#folder, 'locks'),
      PGBACKREST_PG1_PATH: clusterOf(postgres.prepare()),
      PGBACKREST_PG1_PORT: String(portOf('postgres')),
      PGBACKREST_PG1_SOCKET_PATH: this.#folder,
    };
  }

  static async start(): Promise<ArchivedPostgres> {
    if (findProgram('pgbackrest') === null) installSystemPackages(['pgbackrest']);
    await stopService(postgres);
    const archived = new ArchivedPostgres();
    await archived.#makeCertificate();
    archived.#prepareCluster();
    await archived.#start();
    await archived.#pgbackrest('stanza-create');
    return archived;
  }

  /** As a process of the shop reaches it: by TLS, with a certificate that is looked at. */
  urlFor(role: 'tradehall' | 'tradehall_reader'): string {
    const password = role === 'tradehall' ? 'tradehall' : readersPassword;
    const asked = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: join(this.#folder, 'server.crt') });
    return `postgres://${role}:${password}@localhost:${portOf('postgres')}/tradehall?${asked.toString()}`;
  }

  async backUp(): Promise<void> {
    await this.#pgbackrest('--type=full', 'backup');
    await this.#pgbackrest('check');
  }

  /** The machine is gone, and all that was on it. */
  async lose(): Promise<void> {
    const pid = findOwnProcess('postgres');
    if (pid === null) throw new Error('PostgreSQL was not running');
    process.kill(pid, 'SIGKILL');
    await waitUntilGone('postgres', 10_000);
    rmSync(clusterOf(postgres.prepare()), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /** All that was committed until then, and nothing later. */
  async restoreTo(point: Date): Promise<void> {
    const target = `--target=${point.toISOString().replace('T', ' ').replace('Z', '+00')}`;
    createOwnedFolder(this.#environment['PGBACKREST_PG1_PATH'] ?? '', this.#account);
    await this.#pgbackrest('--type=time', target, '--target-action=promote', 'restore');
    await this.#start();
    const state = z.tuple([z.object({ isRecovering: z.boolean() })]);
    for (const deadline = Date.now() + recoveredWithinMs; Date.now() < deadline;) {
      const [{ isRecovering }] = await queryShop('SELECT pg_is_in_recovery() AS "isRecovering"', state);
      if (!isRecovering) return;
      await sleep(250);
    }
    throw new Error('PostgreSQL is still recovering');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await stopService(postgres);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const settings = {
      unix_socket_directories: this.#folder,
      ssl_cert_file: join(this.#folder, 'server.crt'),
      ssl_key_file: join(this.#folder, 'server.key'),
    };
    const more = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    await startService({
      ...postgres,
      prepare: () => {
        const command = postgres.prepare();
        return { ...command, args: [...command.args, ...more], environment: this.#environment };
      },
    });
  }

  /** What an operator does to a cluster once. */
  #prepareCluster(): void {
    const command = postgres.prepare();
    const cluster = clusterOf(command);
    const roles = `${readFileSync(deployed('roles.sql'), 'utf8')}\n\nALTER ROLE tradehall_reader PASSWORD '${readersPassword}';\n\n`;
    const ended = spawnSync(command.file, ['--single', '-j', '-D', cluster, 'tradehall'], {
      ...asAccount(this.#account),
      cwd: '/',
      input: roles,
      encoding: 'utf8',
    });
    if (ended.status !== 0 || ended.stderr.includes('ERROR:')) throw new Error(`roles.sql failed:\n${ended.stderr}`);
    const settings = join(cluster, 'postgresql.conf');
    if (readFileSync(settings, 'utf8').includes(marker)) return;
    copyFileSync(deployed('server.conf'), join(cluster, 'server.conf'));
    if (this.#account !== null) chownSync(join(cluster, 'server.conf'), this.#account.uid, this.#account.gid);
    appendFileSync(settings, `\n${marker}\ninclude 'server.conf'\n`);
    const who = join(cluster, 'pg_hba.conf');
    writeFileSync(who, `${readFileSync(deployed('pg_hba.conf'), 'utf8')}\n${readFileSync(who, 'utf8')}`);
    const user = this.#account === null ? userInfo().username : 'postgres';
    appendFileSync(join(cluster, 'pg_ident.conf'), `backup ${user} tradehall_backup\n`);
  }

  async #makeCertificate(): Promise<void> {
    const [key, certificate] = ['server.key', 'server.crt'].map((name) => join(this.#folder, name));
    const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const files = ['-keyout', key ?? '', '-out', certificate ?? ''];
    await this.#run('openssl', ['req', '-x509', ...kind, '-addext', 'subjectAltName=DNS:localhost', ...files]);
  }

  async #pgbackrest(...args: string[]): Promise<void> {
    const startedAtMs = Date.now();
    await this.#run('pgbackrest', [stanza, ...args]);
    console.log(`pgbackrest ${args.at(-1) ?? ''}: ${((Date.now() - startedAtMs) / 1_000).toFixed(1)} s`);
  }

  async #run(program: string, args: readonly string[]): Promise<void> {
    const options = { env: this.#environment, cwd: '/', ...asAccount(this.#account) };
    const child = spawnOwned(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${said}`);
  }
}

function clusterOf({ args }: ServiceCommand): string {
  return args[args.indexOf('-D') + 1] ?? '';
}
