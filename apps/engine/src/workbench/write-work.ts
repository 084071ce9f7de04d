import { Injectable } from '@nestjs/common';
import { isLanguage, type Language } from '@tradehall/domain/locales/languages.ts';
import { LanguageCode, ProductService, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { ProductCategoriesService } from '../catalogue/category-tree/product-categories.service';
import { Statements } from '../platform/statements';
import { digestOf, loadStoredTexts } from './load-work';
import { isSameText, type LanguageTexts, noTexts, slugOfName, type TextField, textFields } from './product-texts';
import type { ProductFacts, ProductWork, WorkChange } from './product-work';

const languageCode = z.enum(LanguageCode);

const forgetTexts = 'DELETE FROM product_translation WHERE "baseId" = $1 AND "languageCode" = ANY ($2::text[])';
const forgetBases = 'DELETE FROM translation_basis WHERE product_id = $1 AND language = ANY ($2::text[])';
const noteBasis = `
  INSERT INTO translation_basis (product_id, language, field, source, digest) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (product_id, language, field) DO UPDATE SET source = excluded.source, digest = excluded.digest
   WHERE (translation_basis.source, translation_basis.digest) <> (excluded.source, excluded.digest)`;

/** The other side of a relation: the accessory says what it belongs to, and the other way round. */
const columns = {
  relatedAccessories: 'customFieldsParentproductsforaccessory',
  accessoryOf: 'customFieldsRelatedaccessories',
} as const;
const changeOther = (column: string, change: string) => `
  UPDATE product SET "updatedAt" = now(),
    "${column}" = (coalesce(nullif("${column}", ''), '[]')::jsonb - $1::text ${change})::text
  WHERE id IN (SELECT "productId" FROM product_variant WHERE sku = ANY ($2::text[]) AND "deletedAt" IS NULL)`;

/** Writes the differences between two states of a product, within the transaction of the context. */
@Injectable()
export class WriteWork {
  constructor(
    private readonly statements: Statements,
    private readonly products: ProductService,
    private readonly categories: ProductCategoriesService,
  ) {}

  async write(ctx: RequestContext, productId: number, sku: string | null, before: ProductWork, after: ProductWork) {
    const translations = changedTranslations(before, after);
    const customFields = changedFields(before, after);
    if (translations.length > 0 || Object.keys(customFields).length > 0)
      await this.products.update(ctx, { id: productId, translations, customFields });
    const gone = languagesOf(before).filter((code) => after.texts[code] === undefined);
    if (gone.length > 0) await this.statements.run(ctx, forgetTexts, [productId, gone]);
    if (gone.length > 0) await this.statements.run(ctx, forgetBases, [productId, gone]);
    if (before.categoryIds.join() !== after.categoryIds.join())
      await this.categories.set(ctx, productId, [...after.categoryIds]);
    if (sku !== null)
      for (const side of ['relatedAccessories', 'accessoryOf'] as const)
        await this.#writeOtherSide(ctx, columns[side], sku, before[side], after[side]);
  }

  /** Which words of the source the texts go back to, as they are stored by now. */
  async noteBases(ctx: RequestContext, productId: number, checked: NonNullable<WorkChange['checked']>): Promise<void> {
    if (checked.length === 0) return;
    const texts = (await loadStoredTexts(this.statements.databaseOf(ctx), [productId])).get(productId);
    for (const { language, source, fields } of checked) {
      if (language === source || !texts?.has(language)) continue;
      for (const field of fields) {
        const digest = digestOf(texts.get(source)?.[field] ?? '');
        await this.statements.run(ctx, noteBasis, [productId, language, field, source, digest]);
      }
    }
  }

  async #writeOtherSide(
    ctx: RequestContext,
    column: string,
    sku: string,
    before: readonly string[],
    after: readonly string[],
  ): Promise<void> {
    const added = after.filter((other) => !before.includes(other));
    const removed = before.filter((other) => !after.includes(other));
    if (added.length > 0) await this.statements.run(ctx, changeOther(column, '|| to_jsonb($1::text)'), [sku, added]);
    if (removed.length > 0) await this.statements.run(ctx, changeOther(column, ''), [sku, removed]);
  }
}

const languagesOf = ({ texts }: ProductWork): Language[] => Object.keys(texts).filter(isLanguage);

/** The fields that differ: the engine keeps the others as they are. */
function changedTranslations(before: ProductWork, after: ProductWork) {
  return languagesOf(after).flatMap((code) => {
    const own = withSlug(after.texts[code] ?? noTexts);
    const former = before.texts[code];
    const differs = (field: TextField) => former === undefined || !isSameText(former[field], own[field]);
    const fields = textFields.filter(differs);
    if (fields.length === 0) return [];
    const shown = fields.map((field): [TextField, string] => [field, storedText(own[field])]);
    return [
      {
        languageCode: languageCode.parse(code),
        ...Object.fromEntries(shown.filter(([field]) => isOfEngine(field))),
        customFields: Object.fromEntries(shown.filter(([field]) => !isOfEngine(field))),
      },
    ];
  });
}

const withSlug = (texts: LanguageTexts): LanguageTexts => ({ ...texts, slug: texts.slug || slugOfName(texts.name) });

function isOfEngine(field: TextField): boolean {
  return field === 'name' || field === 'slug' || field === 'description';
}

const storedText = (text: LanguageTexts[TextField]): string => (typeof text === 'string' ? text : JSON.stringify(text));

function changedFields(before: ProductWork, after: ProductWork): Record<string, unknown> {
  const facts = Object.entries(after.facts).filter(([name, value]) => new Map(factsOf(before)).get(name) !== value);
  const lists = (['relatedAccessories', 'accessoryOf'] as const).filter(
    (side) => before[side].join() !== after[side].join(),
  );
  const details = JSON.stringify(after.technicalData);
  const setParts = JSON.stringify(after.setParts);
  const files = JSON.stringify(after.files);
  return {
    ...Object.fromEntries(facts),
    ...(details === JSON.stringify(before.technicalData) ? {} : { techdetails: details }),
    ...(setParts === JSON.stringify(before.setParts) ? {} : { setParts }),
    ...(files === JSON.stringify(before.files) ? {} : { files }),
    ...Object.fromEntries(
      lists.map((side) => [side === 'accessoryOf' ? 'parentProductsForAccessory' : side, [...after[side]]]),
    ),
  };
}

const factsOf = ({ facts }: { readonly facts: ProductFacts }): [string, string][] => Object.entries(facts);
