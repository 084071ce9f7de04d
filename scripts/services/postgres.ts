import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { Client } from 'pg';
import { portOf } from '../addresses.ts';
import { type Account, asAccount, createOwnedFolder, createServiceFolder, findAccount } from './account.ts';
import type { Service } from './service.ts';
import { installSystemPackages } from './system-packages.ts';

const port = portOf('postgres');

// For two cores and 24 GB. What was acknowledged outlives kill -9 of the server.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  port: String(port),
  max_connections: '200',
  shared_buffers: '1GB',
  effective_cache_size: '12GB',
  work_mem: '32MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  min_wal_size: '512MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  wal_compression: 'lz4',
  default_toast_compression: 'lz4',
  random_page_cost: '1.1',
  effective_io_concurrency: '100',
  // The engine joins many tables: compiling such a plan costs more than running it.
  jit: 'off',
  // Containers give little shared memory to parallel workers, and both cores have other work.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  log_checkpoints: 'off',
  // Only a machine that loses power needs it. The gates do without: they copy hundreds of databases, and disks differ.
  fsync: process.env['POSTGRES_FSYNC'] ?? 'on',
} as const;

const createRoleAndDatabase = [
  "CREATE ROLE tradehall LOGIN CREATEDB PASSWORD 'tradehall'",
  'GRANT pg_monitor TO tradehall',
  'CREATE DATABASE tradehall OWNER tradehall',
];

export const postgres: Service = {
  name: 'postgres',
  port,
  // "Fast" shutdown: sessions are ended, what they committed is written.
  stopSignal: 'SIGINT',
  prepare: () => {
    const programs = findPrograms() ?? installPrograms();
    const account = findAccount('postgres');
    const folder = createServiceFolder('postgres', account);
    const cluster = join(folder, 'cluster');
    if (!existsSync(cluster)) createCluster(programs, folder, cluster, account);
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return { file: join(programs, 'postgres'), args: ['-D', cluster, ...args], environment: {}, account };
  },
  answers: async () => {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'tradehall',
      password: 'tradehall',
      database: 'tradehall',
      connectionTimeoutMillis: 2_000,
    });
    try {
      await client.connect();
      await client.query('SELECT 1');
    } finally {
      await client.end();
    }
  },
};

/** The folder of the newest PostgreSQL on this machine. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const newest = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  const onPath = findProgram('initdb');
  return newest ?? (onPath === null ? null : dirname(onPath));
}

function installPrograms(): string {
  installSystemPackages(['postgresql']);
  const programs = findPrograms();
  if (programs === null) throw new Error('PostgreSQL was installed, but its programs are not to be found.');
  return programs;
}

/** Made under another name first, so that an interrupted start leaves no half-made cluster behind. */
function createCluster(programs: string, folder: string, cluster: string, account: Account | null): void {
  const draft = join(folder, 'cluster-in-the-making');
  rmSync(draft, { recursive: true, force: true });
  createOwnedFolder(draft, account);
  // The superuser gets no password, so nobody can log in as superuser.
  const logins = ['--username=postgres', '--auth-local=reject', '--auth-host=scram-sha-256'];
  const texts = ['--encoding=UTF8', '--locale=C.UTF-8'];
  run(join(programs, 'initdb'), ['-D', draft, '--data-checksums', ...logins, ...texts], account, '');
  run(
    join(programs, 'postgres'),
    ['--single', '-j', '-D', draft, 'postgres'],
    account,
    createRoleAndDatabase.join(';\n\n'),
  );
  renameSync(draft, cluster);
}

function run(file: string, args: readonly string[], account: Account | null, input: string): void {
  const ended = spawnSync(file, args, { cwd: '/', input, encoding: 'utf8', ...asAccount(account) });
  if (ended.status !== 0 || ended.stderr.includes('ERROR:'))
    throw new Error(`${file} failed:\n${ended.error?.message ?? ''}${ended.stdout}${ended.stderr}`);
}
