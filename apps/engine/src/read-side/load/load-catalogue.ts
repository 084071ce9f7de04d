import { lowStockPieces } from '@tradehall/domain/catalogue/stock-level.ts';
import { z } from 'zod';
import { parseJson, textList } from '../../catalogue/attributes/product-json';
import { NamedPictures } from '../../catalogue/pictures/named-pictures';
import { CategoryTree } from '../category-tree';
import { type Database, selectRows } from '../../platform/database';
import { Labels } from '../labels';
import type { StoreSwitches } from '../markets';
import { storeSource, type StoreSource } from '../project/project-store';

const text = z.string().nullable();

const categoryRow = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  isRoot: z.boolean(),
  isPrivate: z.boolean(),
  position: z.number(),
  key: text,
  imageUrl: text,
  relatedKeys: z.array(text),
  posts: text,
});

const categoryTextRow = z.object({
  categoryId: z.number(),
  language: z.string(),
  name: z.string(),
  slug: z.string(),
  metaTitle: text,
  metaDescription: text,
  contentHtml: text,
});

// Until the worker has drawn an uploaded picture in all sizes, its preview stands for all of them.
const imageUrl = `CASE WHEN "customFieldsCategoryimageurl" LIKE '/media/uploads/%' THEN
    (SELECT a.preview FROM asset a JOIN uploaded_picture u ON u.asset_id = a.id
     WHERE a.source = "customFieldsCategoryimageurl" AND u.state <> 'ready' LIMIT 1) END`;

const selectCategories = `
  SELECT id, "parentId", "isRoot", "isPrivate", position, "customFieldsKey" AS key,
    coalesce(${imageUrl}, "customFieldsCategoryimageurl") AS "imageUrl", ARRAY["customFieldsRelated_categories_1",
    "customFieldsRelated_categories_2", "customFieldsRelated_categories_3"] AS "relatedKeys",
    "customFieldsCategoryposts" AS posts
  FROM collection`;

const selectCategoryTexts = `
  SELECT "baseId" AS "categoryId", "languageCode" AS language, name, slug, "customFieldsMetatitle" AS "metaTitle",
    "customFieldsMetadescription" AS "metaDescription", "customFieldsCategorycontenthtml" AS "contentHtml"
  FROM collection_translation WHERE "baseId" IS NOT NULL`;

export async function loadCategoryTree(database: Database): Promise<CategoryTree> {
  const categories = await selectRows(database, categoryRow, selectCategories);
  const texts = Map.groupBy(
    await selectRows(database, categoryTextRow, selectCategoryTexts),
    ({ categoryId }) => categoryId,
  );
  return new CategoryTree(
    categories.map(({ posts, ...category }) => ({
      ...category,
      key: category.key || null,
      imageUrl: category.imageUrl || null,
      relatedKeys: category.relatedKeys.flatMap((key) => key || []),
      postKeys: textList.safeParse(parseJson(posts ?? '')).data ?? [],
      texts: new Map((texts.get(category.id) ?? []).map((row) => [row.language, row])),
    })),
  );
}

const keyRow = z.object({ key: z.string() });

export async function loadContentKeys(database: Database): Promise<ReadonlySet<string>> {
  const rows = await selectRows(database, keyRow, 'SELECT DISTINCT key FROM content_page');
  return new Set(rows.map(({ key }) => key));
}

const labelRow = z.object({ key: z.string(), language: z.string(), label: z.string() });

export async function loadLabels(database: Database): Promise<Labels> {
  return new Labels(
    await selectRows(database, labelRow, 'SELECT key, language, label FROM attribute_label'),
    await selectRows(database, labelRow, 'SELECT value AS key, language, label FROM attribute_value_label'),
  );
}

const selectStores = `
  SELECT key, flags, phone_numbers AS "phoneNumbers", opening_hours AS "openingHours",
    email_address AS "emailAddress", campaigns, bank_details AS "bankDetails",
    switched_off_methods AS "switchedOffMethods", sites, state,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('methodKey', method_key, 'from', to_char(effective_from, 'YYYY-MM-DD'),
       'priceCents', price_cents, 'freeAboveCents', free_above_cents)), '[]')
       FROM store_shipping_rate WHERE store_key = key) AS rates
  FROM country_store WHERE key = ANY($1::text[])`;

export async function loadStores(database: Database, keys: readonly string[]): Promise<StoreSource[]> {
  const stores = await selectRows(database, storeSource, selectStores, [keys]);
  const pictures = await NamedPictures.load(
    database,
    stores.map(({ campaigns }) => campaigns),
  );
  return stores.map((store) => ({
    ...store,
    campaigns: store.campaigns.map((campaign) => {
      if (campaign.imageUrl === null) return campaign;
      const { address, focus, alts } = pictures.of(campaign.imageUrl);
      return { ...campaign, imageUrl: address, focus, alts };
    }),
  }));
}

const switchesRow = z.object({
  key: z.string(),
  sellsGuarantee: z.boolean(),
  grantsLoyaltyDiscount: z.boolean(),
  lowStockPieces,
});

const selectSwitches = `
  SELECT key, coalesce((flags->'sale_of_additional_guarantee_enabled')::boolean, false) AS "sellsGuarantee",
    coalesce((flags->'loyalty_discount_enabled')::boolean, false) AS "grantsLoyaltyDiscount",
    low_stock_pieces AS "lowStockPieces"
  FROM country_store`;

export async function loadStoreSwitches(database: Database): Promise<ReadonlyMap<string, StoreSwitches>> {
  const rows = await selectRows(database, switchesRow, selectSwitches);
  return new Map(rows.map((row) => [row.key, row]));
}

const settingsRow = z.object({ trackInventory: z.boolean(), outOfStockThreshold: z.number() });

/** What the stock of all products is counted by. */
export function loadStockSettings(database: Database): Promise<z.output<typeof settingsRow>[]> {
  const statement = 'SELECT "trackInventory", "outOfStockThreshold" FROM global_settings ORDER BY id LIMIT 1';
  return selectRows(database, settingsRow, statement);
}
