import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll } from 'vitest';
import { findProgram } from '../process/find-program.ts';
import { freePort } from '../process/free-port.ts';
import { spawnOwned } from '../process/owned-processes.ts';

// Test files run side by side, and Redis publishes across all of its databases: each file has a Redis of its own.
const port = String(await freePort());
const program = findProgram('redis-server') ?? 'redis-server';
const server = spawnOwned(program, ['--bind', '127.0.0.1', '--port', port, '--appendonly', 'no', '--save', ''], {
  stdio: 'ignore',
});
await once(server, 'spawn');
process.env['REDIS_URL'] = `redis://127.0.0.1:${port}`;
// Tried until it answers.
const client = new Redis(process.env['REDIS_URL'], { maxRetriesPerRequest: 100, retryStrategy: () => 20 });
client.on('error', () => undefined);
await client.ping();
client.disconnect();

afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});
