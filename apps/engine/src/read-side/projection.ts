import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CategoryTree } from './category-tree';
import { type Database, selectRows } from '../platform/database';
import { Labels } from './labels';
import {
  loadCategoryTree,
  loadContentKeys,
  loadLabels,
  loadStockSettings,
  loadStoreSwitches,
} from './load/load-catalogue';
import { type Market, marketsOn } from './markets';

/** Raised when the same sources make other documents than before: at the next start everything is written again. */
const projectionVersion = 6;

const projectedCategoryRow = z.object({ id: z.number(), trailDigest: z.string(), marketMask: z.number() });
export type ProjectedCategory = z.output<typeof projectedCategoryRow>;

/** What the leading projector holds: its one connection and what it need not read anew for every batch. */
export class Projection {
  readonly database: Database;
  readonly warn: (message: string) => void;
  readonly projectedCategories: Map<number, ProjectedCategory>;
  markets: readonly Market[] = [];
  tree = new CategoryTree([]);
  labels = new Labels([], []);
  contentKeys: ReadonlySet<string> = new Set();

  private constructor(
    database: Database,
    warn: (message: string) => void,
    projectedCategories: readonly ProjectedCategory[],
  ) {
    this.database = database;
    this.warn = warn;
    this.projectedCategories = new Map(projectedCategories.map((category) => [category.id, category]));
  }

  static async open(database: Database, warn: (message: string) => void): Promise<Projection> {
    const projected = await selectRows(
      database,
      projectedCategoryRow,
      `SELECT collection_id AS id, trail_digest AS "trailDigest", market_mask AS "marketMask"
       FROM read_side.projected_category`,
    );
    const projection = new Projection(database, warn, projected);
    await projection.refreshMarkets();
    await projection.reloadTree();
    await projection.reloadLabels();
    await projection.reloadContentKeys();
    return projection;
  }

  async reloadTree(): Promise<void> {
    this.tree = await loadCategoryTree(this.database);
  }

  async reloadLabels(): Promise<void> {
    this.labels = await loadLabels(this.database);
  }

  async reloadContentKeys(): Promise<void> {
    this.contentKeys = await loadContentKeys(this.database);
  }

  /** Currencies, tax rates, switches and the locales themselves: what all documents rest on besides their sources. */
  async refreshMarkets(): Promise<string> {
    this.markets = marketsOn(new Date(), await loadStoreSwitches(this.database));
    const stock = await loadStockSettings(this.database);
    return createHash('md5')
      .update(JSON.stringify([projectionVersion, this.markets, stock], withoutOwnNote))
      .digest('base64');
  }
}

/** Whoever changes from how many pieces on stock is low notes the products whose words it changes: not all are written again. */
function withoutOwnNote(name: string, value: unknown): unknown {
  return name === 'lowStockPieces' ? undefined : value;
}
