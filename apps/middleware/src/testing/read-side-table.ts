import { Client } from 'pg';

/** The read side's table as the projector writes it, for tests that put documents there by hand. */
export class ReadSideTable implements AsyncDisposable {
  readonly #client: Client;
  #version = 0;

  private constructor(url: string) {
    this.#client = new Client({ connectionString: url });
  }

  /** With `make` the table is made first: for a database the engine has not migrated. */
  static async open(url: string, { make }: { make: boolean }): Promise<ReadSideTable> {
    const table = new ReadSideTable(url);
    await table.#client.connect();
    if (make) {
      await table.#client.query(`
        CREATE SCHEMA read_side;
        CREATE TABLE read_side.document (
          kind text NOT NULL, locale text NOT NULL, key text NOT NULL, version bigint NOT NULL, body text NOT NULL,
          PRIMARY KEY (kind, locale, key)
        )`);
    }
    return table;
  }

  async put(kind: string, locale: string, key: string, document: unknown): Promise<void> {
    this.#version += 1;
    await this.#client.query(
      `INSERT INTO read_side.document (kind, locale, key, version, body) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, locale, key) DO UPDATE SET version = excluded.version, body = excluded.body`,
      [kind, locale, key, this.#version, JSON.stringify(document)],
    );
  }

  async remove(kind: string, locale: string, key: string): Promise<void> {
    await this.#client.query('DELETE FROM read_side.document WHERE kind = $1 AND locale = $2 AND key = $3', [
      kind,
      locale,
      key,
    ]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}
