import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { readTestingEnvironment } from '../environment.ts';
import { type Administrator, withAdministrator } from './administrator.ts';

export interface DisposableDatabase extends AsyncDisposable {
  readonly name: string;
  readonly url: string;
}

const prefix = 'disposable_';
const forgottenAfterMs = 6 * 60 * 60 * 1000;
const templateInUse = '55006';
/** The server's own cleaner is at work in it, and only a superuser may send that away. */
const cleanerInside = '42501';

/** A database of its own for one test file, empty or a clone of a template; gone when disposed of. */
export async function createDisposableDatabase(options: { template?: string } = {}): Promise<DisposableDatabase> {
  const name = `${prefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  await withAdministrator(async (administrator) => {
    await dropForgotten(administrator);
    await cloneWhenFree(administrator, name, options.template ?? 'template1');
  });
  return { name, url: databaseUrl(name), [Symbol.asyncDispose]: () => dropDatabase(name) };
}

export function databaseUrl(name: string): string {
  const url = new URL(readTestingEnvironment().DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

function dropDatabase(name: string): Promise<void> {
  return withAdministrator(async (administrator) => {
    await queryWhenFree(administrator, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, cleanerInside);
  });
}

/** PostgreSQL refuses to clone a template while a session is open in it, and a closed session takes a moment to go. */
function cloneWhenFree(administrator: Administrator, name: string, template: string): Promise<void> {
  return queryWhenFree(administrator, `CREATE DATABASE ${name} TEMPLATE ${template}`, templateInUse);
}

async function queryWhenFree(administrator: Administrator, statement: string, busy: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await administrator.query(statement);
      return;
    } catch (failure) {
      if (!(failure instanceof DatabaseError) || failure.code !== busy || attempt === 50) throw failure;
      await sleep(100);
    }
  }
}

/** A test run that was killed could not dispose of its databases. */
async function dropForgotten(administrator: Administrator): Promise<void> {
  const oldest = Date.now() - forgottenAfterMs;
  for (const name of await administrator.databasesNamedLike(`${prefix}%`)) {
    const madeAt = Number(name.slice(prefix.length).split('_')[0]);
    if (madeAt < oldest) await administrator.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}
