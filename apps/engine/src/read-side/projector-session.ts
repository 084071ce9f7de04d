import { DatabaseError } from 'pg';
import { enqueuePurges } from '../platform/edge/edge-purges';
import { countBacklog, type Lane, lanes, type OutboxRow, takeRows } from '../platform/outbox/outbox';
import { applyRows, setAside } from './apply/apply-rows';
import { BatchSize } from './batch-size';
import { ConnectionLost, type Database, inTransaction } from '../platform/database';
import { Projection } from './projection';
import { documentsWritten, lastProjectionLag, outboxBacklog, projectionLag } from './projector-metrics';
import { reasonOf } from './reason-of';
import { enqueueShippingMethods, enqueueStores, renewBasis } from './renew-basis';
import type { ChangedDocuments } from './write-documents';

export interface Pace {
  /** After how long a change that could not be projected is tried again; then it is parked. */
  readonly retryDelaysMs: readonly number[];
  /** The stores' review figure follows the reviews of the products at most this often. */
  readonly reviewFigureEveryMs: number;
}

export interface SessionOptions {
  readonly pace: Pace;
  /** Whether caches before the shop are to be purged of what changes. */
  readonly hasEdges: boolean;
  readonly publish: (keys: readonly string[]) => void;
  readonly publishStock: (skus: readonly string[]) => void;
  readonly warn: (message: string) => void;
}

const batchTargetMs = 300;
const backlogEveryMs = 5_000;
const basisEveryMs = 60_000;

/** What one projector does from the moment it leads until it no longer does. */
export class ProjectorSession {
  readonly #database: Database;
  readonly #options: SessionOptions;
  readonly #batchSizes = { [lanes.byHand]: new BatchSize(batchTargetMs), [lanes.inBulk]: new BatchSize(batchTargetMs) };
  #projection: Projection;
  #backlogDueAt = 0;
  #basisDueAt = 0;
  #figureDueAt = 0;
  // Who led before may have left it so.
  #isFigureStale = true;

  private constructor(database: Database, projection: Projection, options: SessionOptions) {
    this.#database = database;
    this.#options = options;
    this.#projection = projection;
  }

  static async open(database: Database, options: SessionOptions): Promise<ProjectorSession> {
    return new ProjectorSession(database, await Projection.open(database, options.warn), options);
  }

  /** Does what is most urgent and says whether there was anything to do. */
  async step(): Promise<boolean> {
    await this.#keepHouse();
    return (await this.#projectBatch(lanes.byHand)) || this.#projectBatch(lanes.inBulk);
  }

  async #keepHouse(): Promise<void> {
    const now = Date.now();
    if (now >= this.#backlogDueAt) {
      this.#backlogDueAt = now + backlogEveryMs;
      const counts = await countBacklog(this.#database);
      for (const lane of Object.values(lanes))
        outboxBacklog.set({ lane }, counts.find((row) => row.lane === lane)?.count ?? 0);
    }
    if (now >= this.#basisDueAt) {
      this.#basisDueAt = now + basisEveryMs;
      await renewBasis(this.#database, await this.#projection.refreshMarkets());
      await enqueueShippingMethods(this.#database);
    }
    if (this.#isFigureStale && now >= this.#figureDueAt) {
      this.#figureDueAt = now + this.#options.pace.reviewFigureEveryMs;
      this.#isFigureStale = false;
      await enqueueStores(this.#database);
    }
  }

  async #projectBatch(lane: Lane): Promise<boolean> {
    const startedAt = performance.now();
    let rows: OutboxRow[] = [];
    try {
      const changed = await inTransaction(this.#database, async () => {
        rows = await takeRows(this.#database, lane, this.#batchSizes[lane].rows);
        return rows.length === 0 ? [] : this.#apply(rows);
      });
      if (rows.length === 0) return false;
      this.#announce(changed, rows);
    } catch (failure) {
      await this.#projectApart(rows, failure);
    }
    this.#account(lane, rows, performance.now() - startedAt);
    return true;
  }

  async #apply(rows: readonly OutboxRow[]): Promise<ChangedDocuments> {
    const { hasEdges, pace } = this.#options;
    const changed = await applyRows(this.#projection, rows, pace.retryDelaysMs);
    if (hasEdges) await enqueuePurges(this.#database, changed);
    return changed;
  }

  #account(lane: Lane, rows: readonly OutboxRow[], tookMs: number): void {
    if (rows[0]?.topic === 'product') this.#batchSizes[lane].learn(rows.length, tookMs);
    const lagSeconds = (Math.max(...rows.map(({ ageMs }) => ageMs)) + tookMs) / 1000;
    projectionLag.observe({ lane }, lagSeconds);
    lastProjectionLag.set({ lane }, lagSeconds);
    // A review comes as a change of its product.
    if (rows.some(({ topic }) => topic === 'product')) this.#isFigureStale = true;
    // An operator may have switched something that other documents rest on.
    if (lane === lanes.byHand && rows.some(({ topic }) => topic === 'store')) this.#basisDueAt = 0;
  }

  /** One row that cannot be projected must not hold up the others: halves are tried until it stands alone. */
  async #projectApart(rows: readonly OutboxRow[], failure: unknown): Promise<void> {
    if (!isAboutRows(failure) || rows.length === 0) throw failure;
    await this.#openProjection();
    if (new Set(rows.map(({ topic, key }) => `${topic} ${key}`)).size === 1) {
      this.#options.warn(`${rows[0]?.topic} ${rows[0]?.key} cannot be projected: ${reasonOf(failure)}`);
      const { retryDelaysMs } = this.#options.pace;
      await inTransaction(this.#database, () => setAside(this.#projection, rows, reasonOf(failure), retryDelaysMs));
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    for (const half of [rows.slice(0, middle), rows.slice(middle)]) await this.#projectHalf(half);
  }

  /** What was remembered during a failed transaction has not come to pass. */
  async #openProjection(): Promise<void> {
    this.#projection = await Projection.open(this.#database, this.#options.warn);
  }

  async #projectHalf(rows: readonly OutboxRow[]): Promise<void> {
    try {
      const changed = await inTransaction(this.#database, () => this.#apply(rows));
      this.#announce(changed, rows);
    } catch (failure) {
      await this.#projectApart(rows, failure);
    }
  }

  #announce(changed: ChangedDocuments, rows: readonly OutboxRow[]): void {
    for (const key of changed) documentsWritten.inc({ kind: key.slice(0, key.indexOf(':')) });
    if (changed.length > 0) this.#options.publish(changed);
    const skus = rows.filter(({ topic }) => topic === 'stock').map(({ key }) => key);
    if (skus.length > 0) this.#options.publishStock([...new Set(skus)]);
  }
}

// SQLSTATE classes that speak of the data, not of the server, its resources or the schema.
const aboutData = new Set(['21', '22', '23', '54']);

function isAboutRows(failure: unknown): boolean {
  if (failure instanceof ConnectionLost) return false;
  return !(failure instanceof DatabaseError) || aboutData.has(failure.code?.slice(0, 2) ?? '');
}
