import { z } from 'zod';
import { CategoryTree } from './category-tree';
import { type Database, selectRows } from './database';
import { getOrMake } from './get-or-make';
import { Labels } from './labels';
import { Listings } from './listings';
import { marketMask } from './markets';
import { storeSource, type StoreSource } from './project-store';
import { TextLists } from './text-lists';

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

const selectCategories = `
  SELECT id, "parentId", "isRoot", "isPrivate", position, "customFieldsKey" AS key,
    "customFieldsCategoryimageurl" AS "imageUrl", ARRAY["customFieldsRelated_categories_1",
    "customFieldsRelated_categories_2", "customFieldsRelated_categories_3"] AS "relatedKeys"
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
    categories.map((category) => ({
      ...category,
      key: category.key || null,
      imageUrl: category.imageUrl || null,
      relatedKeys: category.relatedKeys.flatMap((key) => key || []),
      texts: new Map((texts.get(category.id) ?? []).map((row) => [row.language, row])),
    })),
  );
}

const listedRow = z.object({
  id: z.number(),
  sku: z.string(),
  enabledOnMarket: z.string(),
  isOnStock: z.boolean(),
  releaseDate: text,
});
const membershipRow = z.object({ productId: z.number(), categoryId: z.number() });

// Sellable: published, enabled on the market, eligible for selling.
const selectListed = `
  SELECT p.id, v.sku, p."customFieldsEnabledonmarket" AS "enabledOnMarket",
    to_char(p."customFieldsReleasedate", 'YYYY-MM-DD') AS "releaseDate",
    EXISTS (SELECT FROM stock_level s WHERE s."productVariantId" = v.id AND s."stockOnHand" > s."stockAllocated") AS "isOnStock"
  FROM product p JOIN product_variant v ON v."productId" = p.id AND v."deletedAt" IS NULL
  WHERE p."deletedAt" IS NULL AND p.enabled AND v.enabled AND p."customFieldsEligibleforselling"
    AND p."customFieldsEnabledonmarket" IS NOT NULL`;

export async function loadListings(
  database: Database,
  tree: CategoryTree,
  warn: (message: string) => void,
): Promise<Listings> {
  const products = await selectRows(database, listedRow, selectListed);
  const memberships = await selectRows(
    database,
    membershipRow,
    'SELECT product_id AS "productId", collection_id AS "categoryId" FROM product_category',
  );
  const enabledLocales = new TextLists('the markets');
  const masks = new Map<readonly string[], number>();
  const listed = products.map(({ enabledOnMarket, ...product }) => {
    const enabled = enabledLocales.read(product.sku, enabledOnMarket);
    return { ...product, marketMask: getOrMake(masks, enabled, () => marketMask(enabled)) };
  });
  enabledLocales.warnOfUnreadable(warn);
  return new Listings(tree, listed, memberships);
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
    email_address AS "emailAddress", campaigns, bank_details AS "bankDetails"
  FROM country_store WHERE key = ANY($1::text[])`;

export function loadStores(database: Database, keys: readonly string[]): Promise<StoreSource[]> {
  return selectRows(database, storeSource, selectStores, [keys]);
}
