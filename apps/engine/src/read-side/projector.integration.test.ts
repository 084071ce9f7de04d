import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { categoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migratedTemplate } from '../testing/migrated-template';
import { selectRows } from '../platform/database';
import { ProjectorUnderTest } from '../testing/projector-under-test';
import { leaderLock } from './leadership';
import { SampleDepartment, slugOf } from '../testing/sample-catalogue';

const department = new SampleDepartment(90);
const sessions = `pg_stat_activity WHERE datname = current_database() AND application_name = 'projector'`;
const productDocuments = `read_side.document WHERE kind = 'product'`;

let database: DisposableDatabase;
let projector: ProjectorUnderTest;

const product = (number: number) => projector.find(productDocument, 'product', 'de-DE', department.sku(number));

beforeEach(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  projector = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
  await department.addCategories(projector.client);
});

afterEach(async () => {
  await projector.close();
  await database[Symbol.asyncDispose]();
});

describe('the projector', () => {
  it('hears nothing of a bulk import but what the import says itself', async () => {
    const before = await projector.count('outbox');
    await department.importOvens(projector.client, 1, 3);
    expect(await projector.count('outbox')).toBe(before + 3);
  });

  it('parks a product that makes no sense, with the reason, and goes on with the others', async () => {
    await department.importOvens(projector.client, 1, 20);
    const write = (technicalData: string) =>
      projector.client.query('UPDATE product SET "customFieldsTechdetails" = $1 WHERE id = $2', [
        technicalData,
        department.productId(7),
      ]);
    await write('{not json');
    projector.start();
    await projector.settled();
    expect(await projector.count(productDocuments)).toBe(19 * 28);
    const deadRow = z.object({ key: z.string(), error: z.string() });
    const [parked] = await selectRows(projector.client, deadRow, 'SELECT key, error FROM outbox_dead');
    expect(parked?.key).toBe(String(department.productId(7)));
    expect(parked?.error).toContain('SyntaxError');

    await write('[]');
    await projector.settled();
    expect(await product(7)).toMatchObject({ attributes: [] });
    expect(await projector.count('outbox_dead')).toBe(0);
  });

  it('goes on with the other products of a category where two have unreadable markets or tags', async () => {
    await department.importOvens(projector.client, 1, 20);
    const write = (column: string, number: number) =>
      projector.client.query(`UPDATE product SET "${column}" = 'no list' WHERE id = $1`, [
        department.productId(number),
      ]);
    await write('customFieldsEnabledonmarket', 7);
    await write('customFieldsTags', 8);
    projector.start();
    await projector.settled();
    const ovens = await projector.find(categoryDocument, 'category', 'de-DE', slugOf(department.ovens));
    expect(ovens).toMatchObject({ hasProducts: true });
    expect(await projector.count('(SELECT DISTINCT key FROM outbox_dead) AS parked')).toBe(2);
  });

  it('goes on with an import while the navigation cannot be written', async () => {
    projector.start();
    await projector.settled();
    await projector.client.query(
      `ALTER TABLE read_side.document ADD CONSTRAINT refuses CHECK (kind <> 'navigation') NOT VALID`,
    );
    await department.addOvens(projector.client, 1, 1);
    await projector.until(async () => (await product(1)) !== null);
    await department.importOvens(projector.client, 2, 3);
    await projector.until(async () => (await product(3)) !== null);
    await projector.until(async () => (await projector.count(`outbox_dead WHERE topic = 'navigation'`)) === 1);
  });

  it('finds the one product that PostgreSQL refuses among many', async () => {
    await department.importOvens(projector.client, 1, 20);
    await projector.client.query(
      `ALTER TABLE read_side.document ADD CONSTRAINT refuses CHECK (key <> '${department.sku(7)}')`,
    );
    projector.start();
    await projector.settled();
    expect(await projector.count(productDocuments)).toBe(19 * 28);
    expect(await projector.count(`outbox_dead WHERE error LIKE '%refuses%'`)).toBe(1);
  });

  it('parks what nobody understands', async () => {
    await projector.client.query(`INSERT INTO outbox (topic, key) VALUES ('weather', 'rain'), ('product', 'x')`);
    projector.start();
    await projector.settled();
    expect(await projector.count('outbox_dead')).toBe(2);
  });

  it('does without Redis', async () => {
    await department.importOvens(projector.client, 1, 2);
    projector.start({ redisUrl: 'redis://127.0.0.1:1' });
    await projector.settled();
    expect(await projector.count(productDocuments)).toBe(2 * 28);
  });

  it('starts anew when its connection is cut', async () => {
    projector.start();
    await projector.settled();
    await projector.client.query(`SELECT pg_terminate_backend(pid) FROM ${sessions}`);
    await department.importOvens(projector.client, 1, 1);
    await projector.until(async () => (await product(1)) !== null);
  });

  it('shows what an operator changes within 2 s while an import is waiting', async () => {
    await department.importOvens(projector.client, 1, 1_500);
    projector.start();
    await projector.until(async () => (await projector.count(productDocuments)) > 0);
    for (const cents of [7_001, 7_002, 7_003]) {
      const values = [cents, department.productId(1_400)];
      await projector.client.query('UPDATE store_price SET list_cents = $1 WHERE variant_id = $2', values);
      const took = await projector.until(async () => (await product(1_400))?.price.value.centAmount === cents);
      expect(took).toBeLessThan(2_000);
    }
    expect(await projector.count('outbox WHERE lane = 1')).toBeGreaterThan(0);
  });

  it('writes everything again when a tax rate or the shape of documents has changed', async () => {
    await department.importOvens(projector.client, 1, 2);
    const first = projector.start();
    await projector.settled();
    await first.stop();
    await projector.client.query(`UPDATE read_side.projector_state SET value = 'of yesterday'`);
    await projector.client.query(
      `UPDATE read_side.document SET body = replace(body, '"taxRatePermyriad":1900', '"taxRatePermyriad":1600')`,
    );
    expect((await product(1))?.taxRatePermyriad).toBe(1_600);
    projector.start();
    await projector.until(async () => (await product(1))?.taxRatePermyriad === 1_900);
  });
});

describe('of several projectors', () => {
  const writtenTwice = `(SELECT FROM audit WHERE kind = 'product' GROUP BY locale, key HAVING count(*) > 1) AS twice`;

  async function keepAudit(): Promise<void> {
    await projector.client.query('CREATE TABLE audit (kind text, locale text, key text)');
    await projector.client.query(`CREATE FUNCTION note_document() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO audit VALUES (NEW.kind, NEW.locale, NEW.key); RETURN NULL; END $$`);
    await projector.client.query(`CREATE TRIGGER note_document AFTER INSERT OR UPDATE ON read_side.document
      FOR EACH ROW EXECUTE FUNCTION note_document()`);
  }

  function startInOwnProcess(): ChildProcess {
    const built = join(__dirname, '../../dist/src/read-side/start-projector.js');
    const { databaseUrl, redisUrl } = projector;
    const options = `{ ...${JSON.stringify({ databaseUrl, redisUrl })}, log: { info() {}, warn() {} } }`;
    return spawn(process.execPath, ['-e', `require(${JSON.stringify(built)}).startProjector(${options})`], {
      stdio: 'ignore',
    });
  }

  async function kill9(process: ChildProcess): Promise<void> {
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  it('each is loaded without the engine, which would take an import a second of a core', () => {
    const built = join(__dirname, '../../dist/src/read-side/start-projector.js');
    const tell = `require(${JSON.stringify(built)}); console.log(Object.keys(require.cache).join('\\n'))`;
    const loaded = execFileSync(process.execPath, ['-e', tell], { encoding: 'utf8' }).split('\n');
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((file) => /node_modules\/(?:@vendure|@nestjs|typeorm)\//.test(file))).toEqual([]);
  });

  it('one writes every document, and writes it once', async () => {
    await keepAudit();
    await department.importOvens(projector.client, 1, 100);
    projector.start();
    projector.start();
    await projector.settled();
    expect(await projector.count(productDocuments)).toBe(100 * 28);
    expect(await projector.count(writtenTwice)).toBe(0);
  });

  it('one killed in the middle of a batch loses nothing and doubles nothing', async () => {
    await keepAudit();
    await department.importOvens(projector.client, 1, 200);
    for (let kills = 0; kills < 3; kills += 1) {
      const leader = startInOwnProcess();
      await projector.until(async () => (await projector.count(`${sessions} AND backend_xid IS NOT NULL`)) > 0);
      await kill9(leader);
      expect(await projector.count('outbox')).toBeGreaterThan(0);
      await projector.until(async () => (await projector.count(sessions)) === 0);
    }
    projector.start();
    await projector.settled();
    expect(await projector.count(productDocuments)).toBe(200 * 28);
    expect(await projector.count(writtenTwice)).toBe(0);
    expect(await projector.count('outbox_dead')).toBe(0);
    const slug = slugOf(department.gastronomy);
    expect(await projector.find(categoryDocument, 'category', 'de-DE', slug)).toMatchObject({ hasProducts: true });
  });

  it('the next takes over from a killed leader within seconds', async () => {
    const leader = startInOwnProcess();
    await projector.settled();
    projector.start();
    await projector.until(async () => (await projector.count(sessions)) === 2);
    await kill9(leader);
    await department.importOvens(projector.client, 1, 1);
    expect(await projector.until(async () => (await product(1)) !== null)).toBeLessThan(5_000);
  });

  it('the next takes over from a leader who has fallen silent, and there are never two', async () => {
    const leaders = `${sessions} AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${leaderLock} AND granted)`;
    const patience = { statementMs: 3_000, silentMs: 3_000 };
    await using line = await FaultyLine.to(database.url);
    projector.start({ databaseUrl: line.through(database.url), patience });
    await projector.settled();
    projector.start({ patience });
    await projector.until(async () => (await projector.count(sessions)) === 2);
    line.fallSilent();
    await department.importOvens(projector.client, 1, 1);
    expect(await projector.until(async () => (await product(1)) !== null)).toBeLessThan(15_000);
    expect(await projector.count(leaders)).toBe(1);
    line.mend();
    await projector.until(async () => (await projector.count(sessions)) === 2);
    await department.importOvens(projector.client, 2, 2);
    await projector.until(async () => (await product(2)) !== null);
    expect(await projector.count(leaders)).toBe(1);
  });
});
