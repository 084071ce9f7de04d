import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { withAdministrator } from './administrator.ts';
import { createDisposableDatabase } from './disposable-database.ts';
import { prepareTemplateDatabase } from './template-database.ts';

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

function databasesNamed(name: string): Promise<string[]> {
  return withAdministrator((administrator) => administrator.databasesNamedLike(name));
}

async function fill(url: string) {
  await query(url, 'CREATE TABLE shelf AS SELECT 7 AS books');
}

describe('a disposable database', () => {
  it('is empty, and gone after its test, even with a session still open', async () => {
    let name: string;
    let forgotten: Client;
    {
      await using database = await createDisposableDatabase();
      name = database.name;
      forgotten = new Client({ connectionString: database.url });
      forgotten.on('error', () => undefined);
      await forgotten.connect();
      expect(await query(database.url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    }
    expect(await databasesNamed(name)).toEqual([]);
  });

  it('is a clone of its template that leaves the template alone', async () => {
    const template = await prepareTemplateDatabase({ name: 'shelf', fingerprint: 'one', fill });
    await using changed = await createDisposableDatabase({ template });
    await query(changed.url, 'UPDATE shelf SET books = 8');
    await using fresh = await createDisposableDatabase({ template });
    expect(await query(fresh.url, 'SELECT books FROM shelf')).toEqual([{ books: 7 }]);
  });

  it('has a template that is filled once per fingerprint, and the outdated one is dropped', async () => {
    let fills = 0;
    const counted = async (url: string) => {
      fills += 1;
      await fill(url);
    };
    const both = [1, 2].map(() => prepareTemplateDatabase({ name: 'counted', fingerprint: 'one', fill: counted }));
    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
    expect(fills).toBe(1);
    const next = await prepareTemplateDatabase({ name: 'counted', fingerprint: 'two', fill: counted });
    expect(await databasesNamed('template_counted_%')).toEqual([next]);
    await withAdministrator((administrator) => administrator.query(`DROP DATABASE ${next}`));
  });
});
