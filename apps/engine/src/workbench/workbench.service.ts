import { Injectable } from '@nestjs/common';
import { productSlug } from '@tradehall/domain/calls/fields.ts';
import { isLanguage, languageRows } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { uploadedFileAt } from '../catalogue/pictures/picture-files';
import { environment } from '../platform/environment';
import { Statements } from '../platform/statements';
import { attributeForms, problemOfDetails } from './attribute-forms';
import { listProducts, productFilter } from './list-products';
import { loadFamily, loadOutdated, loadWork, type LoadedWork } from './load-work';
import { type ProjectedDraft, projectDraft } from './project-draft';
import { slugOfName } from './product-texts';
import { changedWork, type ProductWork, problemsOfTexts, versionOf, type WorkChange, workChange } from './product-work';
import { whyNot } from './why-not';
import { WriteWork } from './write-work';

const askedList = productFilter.extend({
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(100).nullish(),
});

const lockProducts = `
  SELECT p.id FROM product p
  WHERE p.id = $1 OR p.id IN (SELECT v."productId" FROM product_variant v WHERE v.sku = ANY ($2::text[]) AND v."deletedAt" IS NULL)
  ORDER BY p.id FOR UPDATE`;
const knownSkus = 'SELECT sku FROM product_variant WHERE sku = ANY ($1::text[]) AND "deletedAt" IS NULL';
const knownCategories = 'SELECT id FROM collection WHERE id = ANY ($1::int[]) AND NOT "isRoot"';
const selectCategories = `
  SELECT c.id, c."parentId", c."isPrivate", coalesce(t.name, c."customFieldsKey", c.id::text) AS name,
    coalesce((SELECT "isRoot" FROM collection p WHERE p.id = c."parentId"), true) AS "isTop"
  FROM collection c LEFT JOIN collection_translation t ON t."baseId" = c.id AND t."languageCode" = 'en'
  WHERE NOT c."isRoot" ORDER BY c.position, c.id`;
const categoryRow = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  isPrivate: z.boolean(),
  name: z.string(),
  isTop: z.boolean(),
});

const writtenMeanwhile =
  'Somebody has changed this product since you opened it. Load what is saved now, and make your changes again.';

const relatedSkus = ({ setParts, relatedAccessories, accessoryOf }: ProductWork): string[] => [
  ...setParts.map(({ sku }) => sku),
  ...relatedAccessories,
  ...accessoryOf,
];

/** A video of the shop's own is uploaded before it is named. The one before it stays a while, for pages that are still open. */
async function judgeVideo({ facts: { video: former } }: ProductWork, { facts: { video } }: ProductWork): Promise<void> {
  if (video === former) return;
  await judgeFile(video, 'video');
  await keepAWhile(former);
}

/** Kept from now on: until this is saved the file is one that no product names, and might be cleared in the same moment. */
async function judgeFile(address: string, what: 'video' | 'document'): Promise<void> {
  const file = uploadedFileAt(address);
  await keepAWhile(address);
  if (file !== null && (await openUploads(environment).facts(file)) === null)
    throw new UserInputError(`The ${what} is not there any more. Upload it again.`);
}

/** What a page that is still open may ask for. */
async function keepAWhile(address: string): Promise<void> {
  const file = uploadedFileAt(address);
  if (file !== null) await openUploads(environment).touch(file);
}

async function judgeDocuments(before: ProductWork, after: ProductWork): Promise<void> {
  const addresses = ({ files, facts }: ProductWork) => [facts.manualUrl, ...files.map(({ address }) => address)];
  const [had, has] = [addresses(before), addresses(after)];
  for (const address of has) if (!had.includes(address)) await judgeFile(address, 'document');
  for (const address of had) if (!has.includes(address)) await keepAWhile(address);
}

/** Takes back whatever was written to see what it would come to. */
class OnlyTried extends Error {
  constructor(readonly draft: ProjectedDraft | null) {
    super('only tried');
  }
}

/** One product as operators work on it: read whole, judged, written whole or not at all. */
@Injectable()
export class WorkbenchService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly writing: WriteWork,
  ) {}

  async list(ctx: RequestContext, args: object) {
    const asked = askedList.safeParse(args);
    if (!asked.success) throw new UserInputError(z.prettifyError(asked.error));
    const { skip, take, ...filter } = asked.data;
    return listProducts(this.statements.databaseOf(ctx), filter, take ?? 25, skip ?? 0);
  }

  categories(ctx: RequestContext) {
    return this.statements.all(ctx, categoryRow, selectCategories);
  }

  async find(ctx: RequestContext, productId: number) {
    const work = await loadWork(this.statements.databaseOf(ctx), productId);
    return work === null ? null : this.#shown(ctx, productId, work);
  }

  /** All that is given or nothing, and nothing over the change of somebody else. Sent twice it is written once. */
  async save(ctx: RequestContext, input: unknown) {
    const change = this.#read(input);
    await this.#apply(ctx, change);
    const work = await this.#work(ctx, change.productId);
    return this.#shown(ctx, change.productId, work);
  }

  /** What the product would be to the shoppers of a locale; null where it would have no page. Nothing is kept. */
  async preview(ctx: RequestContext, input: unknown, locale: string): Promise<ProjectedDraft | null> {
    const change = this.#read(input);
    const place = localeCodes.find((code) => code === locale);
    if (place === undefined) throw new UserInputError('There is no such shop.');
    try {
      await this.connection.withTransaction(ctx, async (tx) => {
        await this.#apply(tx, change);
        throw new OnlyTried(await projectDraft(this.statements.databaseOf(tx), change.productId, place));
      });
    } catch (failure) {
      if (failure instanceof OnlyTried) return failure.draft;
      throw failure;
    }
    return null;
  }

  #read(input: unknown): WorkChange {
    const parsed = workChange.safeParse(input);
    if (!parsed.success) throw new UserInputError(whyNot(input) ?? z.prettifyError(parsed.error));
    return parsed.data;
  }

  async #apply(ctx: RequestContext, change: WorkChange): Promise<void> {
    const { productId } = change;
    const related = [...(change.relatedAccessories ?? []), ...(change.accessoryOf ?? [])];
    const seen = await this.#work(ctx, productId);
    const others = [...related, ...seen.relatedAccessories, ...seen.accessoryOf];
    await this.statements.run(ctx, lockProducts, [productId, others]);
    const before = await this.#work(ctx, productId);
    const after = changedWork(before, change);
    if (versionOf(before) !== change.version) {
      // The same wish came before, by a double click or because its answer was lost.
      if (versionOf(after) === versionOf(before)) return;
      throw new UserInputError(writtenMeanwhile);
    }
    await this.#judge(ctx, before, after);
    await this.writing.write(ctx, productId, before.sku, before, after);
    await this.writing.noteBases(ctx, productId, change.checked ?? []);
  }

  async #judge(ctx: RequestContext, before: LoadedWork, after: ProductWork): Promise<void> {
    const [nameless] = problemsOfTexts(after, (code) => languageRows[code].label);
    if (nameless !== undefined) throw new UserInputError(nameless);
    for (const [code, { slug, name }] of Object.entries(after.texts)) {
      if (!isLanguage(code) || before.texts[code]?.slug === slug) continue;
      const number = before.sku?.slice(2) ?? '00000000';
      const address = slug || slugOfName(name);
      const complete = address.endsWith(`-${number}`) ? address : `${address}-${number}`;
      if (!productSlug.safeParse(complete).success)
        throw new UserInputError(
          `The address in ${languageRows[code].label} has small letters, digits and - between them.`,
        );
    }
    if (!isDeepStrictEqual(before.technicalData, after.technicalData)) {
      const { forms } = await this.#forms(ctx, after.facts.family, before.technicalData);
      const problem = problemOfDetails(after.technicalData, forms, before.technicalData);
      if (problem !== null) throw new UserInputError(problem);
    }
    await this.#judgeRelations(ctx, before, after);
    await judgeVideo(before, after);
    await judgeDocuments(before, after);
    const entered = after.categoryIds.filter((id) => !before.categoryIds.includes(id));
    const known = await this.statements.all(ctx, z.object({ id: z.int() }), knownCategories, [entered]);
    if (known.length < entered.length) throw new UserInputError('One of the categories is not there any more.');
  }

  async #judgeRelations(ctx: RequestContext, before: LoadedWork, after: ProductWork): Promise<void> {
    const had = new Set(relatedSkus(before));
    const added = relatedSkus(after).filter((sku) => !had.has(sku));
    if (added.length === 0) return;
    if (before.sku === null) throw new UserInputError('Give the product a variant first: relations go by SKU.');
    if (added.includes(before.sku)) throw new UserInputError('A product is no accessory and no part of itself.');
    const rows = await this.statements.all(ctx, z.object({ sku: z.string() }), knownSkus, [added]);
    const unknown = added.find((sku) => !rows.some((row) => row.sku === sku));
    if (unknown !== undefined) throw new UserInputError(`There is no product ${unknown}.`);
  }

  async #work(ctx: RequestContext, productId: number): Promise<LoadedWork> {
    const work = await loadWork(this.statements.databaseOf(ctx), productId);
    if (work === null) throw new UserInputError('There is no such product any more.');
    return work;
  }

  /** What the product has itself by now is known as well. */
  async #forms(ctx: RequestContext, familyName: string, own: ProductWork['technicalData']) {
    const family = await loadFamily(this.statements.databaseOf(ctx), familyName);
    const forms = attributeForms([...family.details, own], (word) => family.words.has(word));
    return { forms, ...family };
  }

  async #shown(ctx: RequestContext, productId: number, work: LoadedWork) {
    const { forms, labels, words } = await this.#forms(ctx, work.facts.family, work.technicalData);
    const outdated = await loadOutdated(this.statements.databaseOf(ctx), productId, work.stored);
    const skus = relatedSkus(work);
    const related = skus.length === 0 ? [] : (await this.list(ctx, { skus: skus.slice(0, 400), take: 100 })).items;
    return {
      ...{ productId, version: versionOf(work), sku: work.sku, enabled: work.enabled, facts: work.facts },
      texts: Object.entries(work.texts).map(([language, texts]) => ({ language, texts })),
      outdated,
      technicalData: work.technicalData,
      attributes: forms.map((form) => ({
        ...form,
        label: labels.get(form.key) ?? form.key,
        choices: form.choices.map((value) => ({ value, label: words.get(value) ?? value })),
      })),
      categoryIds: work.categoryIds,
      relatedAccessories: work.relatedAccessories,
      accessoryOf: work.accessoryOf,
      setParts: work.setParts,
      files: work.files,
      related: related.map(({ sku, name }) => ({ sku, name })),
    };
  }
}
