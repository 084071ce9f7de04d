import { Injectable } from '@nestjs/common';
import { isPictureSet, pictureFile, smallPicture, withoutSize } from '@tradehall/domain/catalogue/picture-set.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { environment } from '../../platform/environment';
import { Statements } from '../../platform/statements';
import { longestAlt } from './named-pictures';

/** Where all addresses of uploads are served, whichever store they are for. */
export const shopOrigin = hostOfStore(warehouseCountry, environment.SHOP_ORIGIN_PATTERN);

const textRow = z.object({ language: z.string(), alt: z.string() });
const pictureRow = z.object({
  assetId: z.int(),
  name: z.string(),
  source: z.string(),
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  state: z.enum(['waiting', 'ready', 'failed']),
  texts: z.array(textRow),
});

const select = `
  SELECT a.id AS "assetId", a.source, a.preview, a.width, a.height, coalesce(u.state, 'ready') AS state,
    coalesce((SELECT min(t.name) FROM asset_translation t WHERE t."baseId" = a.id), '') AS name,
    coalesce((SELECT jsonb_agg(jsonb_build_object('language', t.language, 'alt', t.alt) ORDER BY t.language)
      FROM picture_text t WHERE t.asset_id = a.id), '[]') AS texts
  FROM asset a LEFT JOIN uploaded_picture u ON u.asset_id = a.id`;
const selectOne = `${select} WHERE a.id = $1`;
const selectBySource = `${select} WHERE a.source = $1 ORDER BY a.id LIMIT 1`;
const selectOfProduct = `
  ${select} JOIN product_asset p ON p."assetId" = a.id WHERE p."productId" = $1 ORDER BY p.position, p.id`;

const removeText = 'DELETE FROM picture_text WHERE asset_id = $1 AND language = $2';
const writeText = `
  INSERT INTO picture_text (asset_id, language, alt) VALUES ($1, $2, $3)
  ON CONFLICT (asset_id, language) DO UPDATE SET alt = excluded.alt WHERE picture_text.alt <> excluded.alt`;

const givenTexts = z.array(z.object({ language: z.literal([...languages]), alt: z.string().trim().max(longestAlt) }));

export interface PictureFacts {
  readonly assetId: number;
  readonly name: string;
  /** Of all its sizes, as a category names it. */
  readonly picture: string;
  /** Of the largest size, as a page's blocks name it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly texts: readonly z.output<typeof textRow>[];
  readonly missingLanguages: readonly Language[];
}

export interface ShownPicture {
  /** For the dashboard, which is another origin. */
  readonly preview: string;
  readonly facts: PictureFacts | null;
}

const largestSide = 1_280;

@Injectable()
export class PictureFactsService {
  constructor(private readonly statements: Statements) {}

  async findOne(ctx: RequestContext, assetId: number): Promise<PictureFacts | null> {
    const row = await this.statements.first(ctx, pictureRow, selectOne, [assetId]);
    return row === null ? null : factsOf(row);
  }

  /** What an address of ours shows, be it of one size or of all. */
  async findAt(ctx: RequestContext, address: string): Promise<ShownPicture | null> {
    if (!address.startsWith('/media/')) return null;
    const row = await this.statements.first(ctx, pictureRow, selectBySource, [withoutSize(address)]);
    const preview = new URL(row?.preview ?? smallPicture(address), shopOrigin).href;
    return { preview, facts: row === null ? null : factsOf(row) };
  }

  async ofProduct(ctx: RequestContext, productId: number): Promise<PictureFacts[]> {
    return (await this.statements.all(ctx, pictureRow, selectOfProduct, [productId])).map(factsOf);
  }

  /** An empty text is none. Languages that are not named stay as they are. */
  async saveTexts(ctx: RequestContext, assetId: number, texts: unknown): Promise<PictureFacts> {
    const given = givenTexts.safeParse(texts);
    if (!given.success) throw new UserInputError(`A text has a language of the shop and up to ${longestAlt} letters.`);
    if ((await this.findOne(ctx, assetId)) === null) throw new UserInputError('There is no such picture any more.');
    for (const { language, alt } of given.data) {
      if (alt === '') await this.statements.run(ctx, removeText, [assetId, language]);
      else await this.statements.run(ctx, writeText, [assetId, language, alt]);
    }
    const saved = await this.findOne(ctx, assetId);
    if (saved === null) throw new UserInputError('There is no such picture any more.');
    return saved;
  }
}

function factsOf({ source, width, height, ...row }: z.output<typeof pictureRow>): PictureFacts {
  const told = new Set(row.texts.map(({ language }) => language));
  const scale = Math.min(1, largestSide / Math.max(width, height, 1));
  return {
    ...row,
    picture: source,
    address: isPictureSet(source) ? pictureFile(source, largestSide, 'webp') : source,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    missingLanguages: languages.filter((language) => !told.has(language)),
  };
}
