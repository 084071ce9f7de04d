import { Client } from 'pg';
import { z } from 'zod';
import { beginApply, beginCheck, beginUndo, findRun, type ImportRun, keepFile } from '../../imports/import-runs';
import { importKinds } from '../../imports/kinds/import-kinds';
import { guessMapping, type Mapping } from '../../imports/mapping';
import { takeImportStep } from '../../imports/take-import-step';
import { inTransaction } from '../../platform/database';

interface HowToRead {
  /** As an operator would choose them; guessed where there are none. */
  readonly mapping?: Mapping;
  readonly isFull?: boolean;
}

const faultRow = z.object({ line: z.int(), reasons: z.array(z.string()) });
const changeRow = z.object({
  line: z.int(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

/** Files as operators send them, taken step by step on one connection. */
export class ImportsUnderTest {
  readonly client: Client;
  readonly #databaseUrl: string;
  readonly #fetchPicture: (client: Client) => Promise<boolean>;

  /** Whoever brings pictures in says who fetches them. */
  constructor(databaseUrl: string, fetchPicture: (client: Client) => Promise<boolean> = () => Promise.resolve(false)) {
    this.#databaseUrl = databaseUrl;
    this.#fetchPicture = fetchPicture;
    this.client = new Client({ connectionString: databaseUrl });
  }

  async check(
    kind: keyof typeof importKinds,
    text: string,
    { mapping, isFull = false }: HowToRead = {},
  ): Promise<number> {
    const file = { kind, fileName: `${kind}.csv`, bytes: Buffer.from(text), stores: null, startedBy: null };
    const id = await inTransaction(this.client, () => keepFile(this.client, file));
    const chosen = mapping ?? guessMapping(importKinds[kind].fields, (await this.run(id)).columns);
    await beginCheck(this.client, id, { mapping: chosen, isFull, appliesItself: false });
    await this.toTheEnd();
    return id;
  }

  async apply(id: number): Promise<ImportRun> {
    await beginApply(this.client, id);
    await this.toTheEnd();
    return this.run(id);
  }

  async undo(id: number): Promise<ImportRun> {
    await beginUndo(this.client, id);
    await this.toTheEnd();
    return this.run(id);
  }

  /** Checked and applied at once. */
  async bring(kind: keyof typeof importKinds, text: string, how: HowToRead = {}): Promise<number> {
    const id = await this.check(kind, text, how);
    await this.apply(id);
    return id;
  }

  step(): Promise<boolean> {
    return inTransaction(this.client, () => takeImportStep(this.client));
  }

  async toTheEnd(): Promise<void> {
    while ((await this.step()) || (await this.#fetchPicture(this.client)));
  }

  /** A step of a worker that is killed before it commits. */
  async dieInStep(): Promise<void> {
    const worker = new Client({ connectionString: this.#databaseUrl });
    worker.on('error', () => undefined);
    await worker.connect();
    await worker.query('BEGIN');
    await takeImportStep(worker);
    const found = await worker.query('SELECT pg_backend_pid() AS pid');
    const [{ pid }] = z.tuple([z.object({ pid: z.int() })]).parse(found.rows);
    await this.client.query('SELECT pg_terminate_backend($1)', [pid]);
    await worker.end().catch(() => undefined);
  }

  async run(id: number): Promise<ImportRun> {
    const run = await findRun(this.client, id);
    if (run === null) throw new Error('there is no such run');
    return run;
  }

  async rows<Row extends z.ZodType>(row: Row, statement: string, values: unknown[] = []): Promise<z.output<Row>[]> {
    return z.array(row).parse((await this.client.query(statement, values)).rows);
  }

  async faults(id: number): Promise<(readonly [number, ...string[]])[]> {
    const rows = await this.rows(
      faultRow,
      `SELECT line, ARRAY(SELECT concat(fault ->> 'field', ' ', fault ->> 'reason') FROM jsonb_array_elements(faults) AS fault) AS reasons
         FROM import_row WHERE run_id = $1 AND outcome = 'wrong' ORDER BY line`,
      [id],
    );
    return rows.map(({ line, reasons }) => [line, ...reasons]);
  }

  changes(id: number): Promise<z.output<typeof changeRow>[]> {
    const statement = `SELECT line, changes FROM import_row WHERE run_id = $1 AND changes <> '[]' ORDER BY line`;
    return this.rows(changeRow, statement, [id]);
  }
}
