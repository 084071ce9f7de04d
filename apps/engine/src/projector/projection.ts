import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CategoryTree } from './category-tree';
import { type Database, selectRows } from './database';
import type { Labels } from './labels';
import { loadCategoryTree, loadLabels } from './load-catalogue';
import { type Market, marketsOn } from './markets';

/** Raised when the same sources make other documents than before: at the next start everything is written again. */
const projectionVersion = 2;

const projectedCategoryRow = z.object({ id: z.number(), trailDigest: z.string(), marketMask: z.number() });
export type ProjectedCategory = z.output<typeof projectedCategoryRow>;

/** What the leading projector holds: its one connection and what it need not read anew for every batch. */
export class Projection {
  readonly database: Database;
  readonly warn: (message: string) => void;
  readonly projectedCategories: Map<number, ProjectedCategory>;
  markets: readonly Market[];
  tree: CategoryTree;
  labels: Labels;

  private constructor(
    database: Database,
    warn: (message: string) => void,
    tree: CategoryTree,
    labels: Labels,
    projectedCategories: readonly ProjectedCategory[],
  ) {
    this.database = database;
    this.warn = warn;
    this.markets = marketsOn(new Date());
    this.tree = tree;
    this.labels = labels;
    this.projectedCategories = new Map(projectedCategories.map((category) => [category.id, category]));
  }

  static async open(database: Database, warn: (message: string) => void): Promise<Projection> {
    const projected = await selectRows(
      database,
      projectedCategoryRow,
      `SELECT collection_id AS id, trail_digest AS "trailDigest", market_mask AS "marketMask"
       FROM read_side.projected_category`,
    );
    return new Projection(database, warn, await loadCategoryTree(database), await loadLabels(database), projected);
  }

  async reloadTree(): Promise<void> {
    this.tree = await loadCategoryTree(this.database);
  }

  async reloadLabels(): Promise<void> {
    this.labels = await loadLabels(this.database);
  }

  /** Currencies, tax rates and the locales themselves: what all documents rest on besides their sources. */
  refreshMarkets(): string {
    this.markets = marketsOn(new Date());
    return createHash('md5')
      .update(JSON.stringify([projectionVersion, this.markets]))
      .digest('base64');
  }
}
