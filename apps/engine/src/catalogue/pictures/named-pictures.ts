import type { FocusPoint } from '@tradehall/domain/catalogue/focus-point.ts';
import { isPictureSet, withoutSize } from '@tradehall/domain/catalogue/picture-set.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

/** Of a text that says what a picture shows. */
export const longestAlt = 200;

const focalPoint = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ x: z.number(), y: z.number() }))
  .nullable();

const pictureRow = z.object({
  source: z.string(),
  preview: z.string(),
  isReady: z.boolean(),
  focalPoint,
  alts: z.record(z.string(), z.string()),
});

const selectPictures = `
  SELECT a.source, a.preview, coalesce(u.state, 'ready') = 'ready' AS "isReady", a."focalPoint",
    coalesce((SELECT jsonb_object_agg(t.language, t.alt) FROM picture_text t WHERE t.asset_id = a.id), '{}') AS alts
  FROM asset a LEFT JOIN uploaded_picture u ON u.asset_id = a.id WHERE a.source = ANY($1::text[])`;

interface NamedPicture {
  /** Until the worker has drawn all sizes, of the one that is there. */
  readonly address: string;
  readonly focus: FocusPoint | undefined;
  readonly alts: Readonly<Record<string, string>>;
}

const percentOf = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100);

/** What the library says of the pictures that texts of operators name by their addresses. */
export class NamedPictures {
  readonly #rows: ReadonlyMap<string, z.output<typeof pictureRow>>;

  constructor(rows: readonly z.output<typeof pictureRow>[]) {
    this.#rows = new Map(rows.map((row) => [row.source, row]));
  }

  static async load(database: Database, texts: unknown): Promise<NamedPictures> {
    const named = JSON.stringify(texts).match(/\/media\/[\w/.-]+/g) ?? [];
    if (named.length === 0) return new NamedPictures([]);
    const sources = [...new Set(named.map(withoutSize))];
    return new NamedPictures(await selectRows(database, pictureRow, selectPictures, [sources]));
  }

  of(address: string): NamedPicture {
    const row = this.#rows.get(withoutSize(address));
    if (row === undefined) return { address, focus: undefined, alts: {} };
    const point = row.focalPoint;
    return {
      address: row.isReady || isPictureSet(row.preview) ? address : row.preview,
      focus: point === null ? undefined : { x: percentOf(point.x), y: percentOf(point.y) },
      alts: row.alts,
    };
  }

  /** Blocks as pages show them. Whatever has a `src` in them is a picture. */
  shownIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.shownIn(item));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, this.shownIn(field)] as const);
    const shown = Object.fromEntries(fields);
    const { src } = shown;
    if (typeof src !== 'string') return shown;
    const { address, focus } = this.of(src);
    const kept = Object.fromEntries(fields.filter(([name]) => name !== 'focus'));
    return { ...kept, src: address, ...(focus !== undefined && { focus }) };
  }
}
