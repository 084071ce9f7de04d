import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyStacksFolder, projectFolder } from './project-folders.ts';

const offset = 16_000;
const data = join(everyStacksFolder, `offset-${offset}`);
const names = ['postgres', 'redis', 'meilisearch'];
const pidFile = z.object({ pid: z.number() });

async function run(script: string): Promise<string[]> {
  const env = { ...process.env, TRADEHALL_PORT_OFFSET: String(offset) };
  const { stdout } = await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts', script)], { env });
  return stdout.trim().split('\n');
}

function pidOf(name: string): number {
  return pidFile.parse(JSON.parse(readFileSync(join(data, 'run', `${name}.pid.json`), 'utf8'))).pid;
}

async function query(statement: string): Promise<unknown[]> {
  const client = new Client({
    connectionString: `postgres://tradehall:tradehall@127.0.0.1:${5442 + offset}/tradehall`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

describe('a second stack of services beside the first', { timeout: 120_000 }, () => {
  afterAll(async () => {
    await run('services-stop.ts');
    rmSync(data, { recursive: true, force: true });
  });

  it('starts from nothing', async () => {
    const said = await run('services.ts');
    for (const name of names) expect(said.join('\n')).toContain(`${name}: started on 127.0.0.1:2`);
  });

  it('stays as it is when started again', async () => {
    const before = names.map(pidOf);
    for (const line of await run('services.ts')) expect(line).toContain('already running');
    expect(names.map(pidOf)).toEqual(before);
  });

  it('comes back after kill -9 with all that was acknowledged', async () => {
    await query('CREATE TABLE acknowledged AS SELECT 42 AS answer');
    for (const name of names) process.kill(pidOf(name), 'SIGKILL');
    for (const line of await run('services.ts')) expect(line).toContain(': started');
    expect(await query('SELECT answer FROM acknowledged')).toEqual([{ answer: 42 }]);
  });

  it('stops, and has nothing to stop the second time', async () => {
    expect(await run('services-stop.ts')).toEqual(names.map((name) => `${name}: stopped`));
    expect(await run('services-stop.ts')).toEqual(names.map((name) => `${name}: not running`));
  });
});
