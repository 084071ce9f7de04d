import { Injectable } from '@nestjs/common';
import { ForbiddenError, Permission, type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { parsed } from '../platform/parsed';
import { Statements } from '../platform/statements';
import {
  beginApply,
  beginCheck,
  beginUndo,
  findRun,
  type GivenFile,
  type ImportRun,
  importRun,
  keepFile,
  selectRuns,
  shownCounts,
} from './import-runs';
import { matchingSkus } from '../workbench/list-products';
import { askedBulkChange, fileOfSkus, mappingOfChanges } from './bulk-change';
import { importKindNames, importKinds, kindsOpenTo } from './kinds/import-kinds';
import { guessMapping, problemOfMapping, placeOfField } from './mapping';
import { findMapping, keepMapping, listMappings } from './saved-mappings';
import { FileFault } from './read/file-fault';

const mostShown = 100;
const sampleRows = 5;

const page = z.object({ skip: z.int().min(0).nullish(), take: z.int().min(1).max(1_000).nullish() });
export const askedKind = z.object({ kind: z.enum(importKindNames) });
const askedRun = z.object({ id: z.coerce.number().int() });
const askedCheck = askedRun.extend({
  mapping: z
    .array(z.object({ field: z.string(), column: z.string() }))
    .max(200)
    .transform((pairs) => Object.fromEntries(pairs.map(({ field, column }) => [field, column]))),
  isFull: z.boolean().nullish(),
  saveAs: z.string().trim().max(60).nullish(),
});

const countRuns = 'SELECT count(*)::int AS count FROM import_run WHERE kind = ANY ($1::text[])';
const selectNewest = `${selectRuns} WHERE kind = ANY ($1::text[]) ORDER BY id DESC LIMIT $2 OFFSET $3`;
const selectSample = `
  SELECT cells FROM import_row WHERE run_id = $1 AND unreadable IS NULL AND cells IS NOT NULL ORDER BY line LIMIT ${sampleRows}`;
const isLooked = `run_id = $1 AND (faults <> '[]' OR outcome = 'newer-stays')`;
const selectLooked = `
  SELECT line, coalesce(key, '') AS key, outcome, faults FROM import_row WHERE ${isLooked} ORDER BY line LIMIT $2 OFFSET $3`;
const countLooked = `SELECT count(*)::int AS count FROM import_row WHERE ${isLooked}`;
const isChanged = `run_id = $1 AND changes <> '[]'`;
const selectChanged = `
  SELECT line, coalesce(key, '') AS key, outcome, changes FROM import_row WHERE ${isChanged} ORDER BY line LIMIT $2 OFFSET $3`;
const countChanged = `SELECT count(*)::int AS count FROM import_row WHERE ${isChanged}`;
const selectStores = `
  SELECT coalesce("customFieldsStores", '[]')::jsonb AS stores FROM administrator WHERE "userId" = $1 AND "deletedAt" IS NULL`;
const selectKeys = `
  SELECT run_id AS id, key.name FROM integration_call JOIN integration_key key ON key.id = key_id WHERE run_id = ANY ($1::int[])`;
const selectOperators = `SELECT "userId" AS id, "emailAddress" AS name FROM administrator WHERE "userId" = ANY ($1::int[])`;

const countRow = z.object({ count: z.int() });
const sampleRow = z.object({ cells: z.array(z.union([z.string(), z.number()])) });
const lookedRow = z.object({
  line: z.int(),
  key: z.string(),
  outcome: z.string(),
  faults: z.array(z.object({ field: z.string().nullable(), reason: z.string() })),
});
const changedRow = z.object({
  line: z.int(),
  key: z.string(),
  outcome: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
const storesRow = z.object({ stores: z.array(z.string()) });
const namedRow = z.object({ id: z.int(), name: z.string() });

const busy = 'Somebody has gone on with this file meanwhile. Look at it again.';

/** Files of merchants: read, checked, applied and taken back. What lasts is the worker's. */
@Injectable()
export class ImportsService {
  constructor(private readonly statements: Statements) {}

  async list(ctx: RequestContext, args: object) {
    const { skip, take } = parsed(page, args);
    const kinds = importKindNames.filter((kind) => mayHandle(ctx, kind, 'read'));
    const counted = await this.statements.first(ctx, countRow, countRuns, [kinds]);
    const runs = await this.statements.all(ctx, importRun, selectNewest, [kinds, take ?? 20, skip ?? 0]);
    return { items: await this.#shown(ctx, runs), totalItems: counted?.count ?? 0 };
  }

  /** Persons stand in files of customers: who looks after the catalogue alone does not see them. */
  async allowRun(ctx: RequestContext, args: object, right: 'read' | 'bring'): Promise<void> {
    const { kind } = await this.#run(ctx, parsed(askedRun, args).id);
    if (!mayHandle(ctx, kind, right)) throw new ForbiddenError();
  }

  async find(ctx: RequestContext, args: object) {
    const run = await this.#run(ctx, parsed(askedRun, args).id);
    const [shown] = await this.#shown(ctx, [run]);
    const database = this.statements.databaseOf(ctx);
    const saved = await findMapping(database, run.kind, run.columns);
    const { fields } = importKinds[run.kind];
    const sample = await this.statements.all(ctx, sampleRow, selectSample, [run.id]);
    const guess =
      Object.keys(run.mapping).length > 0 ? run.mapping : (saved?.columns ?? guessMapping(fields, run.columns));
    return {
      ...shown,
      ...{ columns: run.columns, fields, mapping: pairsOf(guess), savedAs: saved?.title ?? '' },
      mayBeFull: importKinds[run.kind].selectMissing !== null,
      sample: sample.map(({ cells }) => cells.map(String)),
    };
  }

  async lookedAt(ctx: RequestContext, args: object) {
    const { id, skip, take } = parsed(askedRun.extend(page.shape), args);
    const run = await this.#run(ctx, id);
    const counted = await this.statements.first(ctx, countRow, countLooked, [id]);
    const rows = await this.statements.all(ctx, lookedRow, selectLooked, [id, take ?? mostShown, skip ?? 0]);
    const items = rows.map(({ faults, ...row }) => ({
      ...row,
      faults: faults.map(({ field, reason }) => ({
        column: field === null ? '' : placeOfField(field, importKinds[run.kind].fields, run.mapping),
        reason,
      })),
    }));
    return { items, totalItems: counted?.count ?? 0 };
  }

  async changes(ctx: RequestContext, args: object) {
    const { id, skip, take } = parsed(askedRun.extend(page.shape), args);
    const { fields } = importKinds[(await this.#run(ctx, id)).kind];
    const counted = await this.statements.first(ctx, countRow, countChanged, [id]);
    const rows = await this.statements.all(ctx, changedRow, selectChanged, [id, take ?? mostShown, skip ?? 0]);
    const items = rows.map(({ changes, ...row }) => ({
      ...row,
      changes: changes.map((change) => ({ ...change, field: placeOfField(change.field, fields, {}) })),
    }));
    return { items, totalItems: counted?.count ?? 0 };
  }

  async mappings(ctx: RequestContext, args: object) {
    const saved = await listMappings(this.statements.databaseOf(ctx), parsed(askedKind, args).kind);
    return saved.map(({ title, columns }) => ({ title, mapping: pairsOf(columns) }));
  }

  /** Which stores the operator looks after; null for all. */
  async storesOf(ctx: RequestContext): Promise<readonly string[] | null> {
    const row = await this.statements.first(ctx, storesRow, selectStores, [ctx.activeUserId ?? null]);
    return row === null || row.stores.length === 0 ? null : row.stores;
  }

  async keep(ctx: RequestContext, given: GivenFile) {
    if (!mayHandle(ctx, given.kind, 'bring')) throw new ForbiddenError();
    if (!kindsOpenTo(given.stores).some((kind) => kind === given.kind))
      throw new UserInputError('Only operators of all stores bring in anything but prices.');
    try {
      const id = await keepFile(this.statements.databaseOf(ctx), given);
      return await this.find(ctx, { id });
    } catch (failure) {
      throw failure instanceof FileFault ? new UserInputError(failure.message) : failure;
    }
  }

  /** One change of all products of a filter: a run like a file's, which is looked at, applied and taken back as one. */
  async changeProducts(ctx: RequestContext, args: object, startedBy: number | null) {
    const { filter, changes } = parsed(askedBulkChange, args);
    const skus = await matchingSkus(this.statements.databaseOf(ctx), filter);
    if (skus.length === 0) throw new UserInputError('No product is like that any more.');
    const fileName = `${skus.length} products of the workbench`;
    const file = { kind: 'products', fileName, bytes: fileOfSkus(skus), startedBy } as const;
    const { id } = await this.keep(ctx, { ...file, stores: await this.storesOf(ctx) });
    return this.check(ctx, { id, mapping: pairsOf(mappingOfChanges(changes)) });
  }

  async check(ctx: RequestContext, args: object) {
    const { id, mapping, isFull, saveAs } = parsed(askedCheck, args);
    const run = await this.#run(ctx, id);
    const kind = importKinds[run.kind];
    const problem = problemOfMapping(kind.fields, run.columns, mapping);
    if (problem !== null) throw new UserInputError(problem);
    if (isFull === true && kind.selectMissing === null)
      throw new UserInputError('Only a list of products or of stock can be the full one.');
    const database = this.statements.databaseOf(ctx);
    const wanted = { mapping, isFull: isFull ?? false, appliesItself: false };
    if (!(await beginCheck(database, id, wanted))) throw new UserInputError(busy);
    if (saveAs) await keepMapping(database, run.kind, saveAs, mapping);
    return this.find(ctx, { id });
  }

  async apply(ctx: RequestContext, args: object) {
    const { id } = parsed(askedRun, args);
    if (!(await beginApply(this.statements.databaseOf(ctx), id))) throw new UserInputError(busy);
    return this.find(ctx, { id });
  }

  async undo(ctx: RequestContext, args: object) {
    const { id } = parsed(askedRun, args);
    if (!(await beginUndo(this.statements.databaseOf(ctx), id))) throw new UserInputError(busy);
    return this.find(ctx, { id });
  }

  async #run(ctx: RequestContext, id: number): Promise<ImportRun> {
    const run = await findRun(this.statements.databaseOf(ctx), id);
    if (run === null) throw new UserInputError('There is no such file any more.');
    return run;
  }

  async #shown(ctx: RequestContext, runs: readonly ImportRun[]) {
    const ids = runs.flatMap(({ startedBy }) => startedBy ?? []);
    const operators = await this.statements.all(ctx, namedRow, selectOperators, [ids]);
    const names = new Map(operators.map(({ id, name }) => [id, name]));
    const called = await this.statements.all(ctx, namedRow, selectKeys, [runs.map(({ id }) => id)]);
    const keys = new Map(called.map(({ id, name }) => [id, name]));
    return runs.map(({ startedBy, counts, ...run }) => ({
      ...run,
      position: linesDealtWith(run),
      startedBy: startedBy === null ? (keys.get(run.id) ?? 'the command') : (names.get(startedBy) ?? 'an operator'),
      counts: shownCounts(counts),
    }));
  }
}

const neededForCustomers = {
  read: [Permission.ReadCustomer],
  bring: [Permission.ReadCustomer, Permission.CreateCustomer, Permission.UpdateCustomer],
} as const;

/** Beside the right of the catalogue, which every operation asks for. */
export const mayHandle = (ctx: RequestContext, kind: string, right: 'read' | 'bring'): boolean =>
  kind !== 'customers' || ctx.userHasAllPermissions([...neededForCustomers[right]]);

/** What is undone is undone from the end. */
const linesDealtWith = ({ state, rows, position }: Pick<ImportRun, 'state' | 'rows' | 'position'>): number =>
  state === 'undoing' && position > 0 ? Math.max(0, rows + 1 - position) : position;

const pairsOf = (mapping: Readonly<Record<string, string>>) =>
  Object.entries(mapping).map(([field, column]) => ({ field, column }));
