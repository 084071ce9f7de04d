import { Client } from 'pg';
import { z } from 'zod';
import { readTestingEnvironment } from '../environment.ts';

const databaseRows = z.array(z.object({ datname: z.string() }));

/** One session in the project's database that makes and drops the others. */
export class Administrator {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async query(statement: string): Promise<void> {
    await this.#client.query(statement);
  }

  async databasesNamedLike(pattern: string): Promise<string[]> {
    const { rows } = await this.#client.query('SELECT datname FROM pg_database WHERE datname LIKE $1', [pattern]);
    return databaseRows.parse(rows).map(({ datname }) => datname);
  }

  /** Test files that run at once wait for one another here; the lock ends with the session. */
  async lock(subject: string): Promise<void> {
    await this.#client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [subject]);
  }
}

export async function withAdministrator<T>(work: (administrator: Administrator) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: readTestingEnvironment().DATABASE_URL });
  await client.connect();
  try {
    return await work(new Administrator(client));
  } finally {
    await client.end();
  }
}
