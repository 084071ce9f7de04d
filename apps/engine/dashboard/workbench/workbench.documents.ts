import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ProductFile, SetPart } from '@tradehall/domain/catalogue/product-document.ts';
import { parse } from 'graphql';
import type { TechnicalDetail } from '../../src/catalogue/attributes/product-json';
import type { AttributeKind } from '../../src/workbench/attribute-forms';
import type { LanguageTexts } from '../../src/workbench/product-texts';

export type Facts = Readonly<
  Record<
    'brand' | 'family' | 'model' | 'ean' | 'energyClass' | 'energyScale' | 'manualUrl' | 'video' | 'videoPoster',
    string
  >
>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ShownForm {
  readonly key: string;
  readonly label: string;
  readonly kind: AttributeKind;
  readonly units: readonly string[];
  readonly choices: readonly Choice[];
  readonly usual: { readonly least: number; readonly most: number } | null;
  readonly isOfFamily: boolean;
}

export interface RelatedProduct {
  readonly sku: string | null;
  readonly name: string;
}

export interface ProductWork {
  readonly productId: string;
  readonly version: string;
  readonly sku: string | null;
  readonly enabled: boolean;
  readonly facts: Facts;
  readonly texts: readonly { readonly language: string; readonly texts: LanguageTexts }[];
  readonly outdated: readonly { readonly language: string; readonly field: string; readonly source: string }[];
  readonly technicalData: readonly TechnicalDetail[];
  readonly attributes: readonly ShownForm[];
  readonly categoryIds: readonly string[];
  readonly relatedAccessories: readonly string[];
  readonly accessoryOf: readonly string[];
  readonly setParts: readonly SetPart[];
  readonly files: readonly ProductFile[];
  readonly related: readonly RelatedProduct[];
}

/** Only what was changed, against the version that was seen. */
export interface WorkInput extends Readonly<Record<string, unknown>> {
  readonly productId: string;
  readonly version: string;
}

const facts = 'brand family model ean energyClass energyScale manualUrl video videoPoster';
const texts = `name slug description highlights faq { question answer } deliveryPackage safetyWarnings metaTitle
  metaDescription metaKeywords`;
const workFields = `productId version sku enabled facts { ${facts} } texts { language texts { ${texts} } }
  outdated { language field source } technicalData
  attributes { key label kind units choices { value label } usual { least most } isOfFamily }
  categoryIds relatedAccessories accessoryOf setParts { sku quantity } files { kind language address } related { sku name }`;

export const productWork: TypedDocumentNode<{ productWork: ProductWork | null }, { productId: string }> = parse(`
  query ProductWork($productId: ID!) { productWork(productId: $productId) { ${workFields} } }
`);

export const saveProductWork: TypedDocumentNode<{ saveProductWork: ProductWork }, { input: WorkInput }> = parse(`
  mutation SaveProductWork($input: SaveProductWorkInput!) { saveProductWork(input: $input) { ${workFields} } }
`);

export const keepVideo: TypedDocumentNode<{ keepVideo: string }, { file: File }> = parse(`
  mutation KeepVideo($file: Upload!) { keepVideo(file: $file) }
`);

export const keepDocument: TypedDocumentNode<{ keepDocument: string }, { file: File }> = parse(`
  mutation KeepDocument($file: Upload!) { keepDocument(file: $file) }
`);

export const filesOrigin: TypedDocumentNode<{ filesOrigin: string }, object> = parse(
  'query FilesOrigin { filesOrigin }',
);

export interface ListedProduct extends RelatedProduct {
  readonly productId: string;
  readonly enabled: boolean;
  readonly missingLanguages: readonly string[];
}

export interface AskedProducts {
  readonly search?: string;
  readonly lacking?: string;
  readonly categoryId?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly skip?: number;
  readonly take?: number;
}

export const workbenchProducts: TypedDocumentNode<
  { workbenchProducts: { readonly items: readonly ListedProduct[]; readonly totalItems: number } },
  AskedProducts
> = parse(`
  query WorkbenchProducts($search: String, $lacking: String, $categoryId: ID, $enabled: Boolean, $skip: Int, $take: Int) {
    workbenchProducts(
      search: $search, lacking: $lacking, categoryId: $categoryId, enabled: $enabled, skip: $skip, take: $take
    ) {
      items { productId sku name enabled missingLanguages } totalItems
    }
  }
`);

export interface BulkField {
  readonly name: string;
  readonly label: string;
  readonly input: string;
}

export const bulkFields: TypedDocumentNode<{ bulkFields: readonly BulkField[] }, object> = parse(
  'query BulkFields { bulkFields { name label input } }',
);

export const changeProducts: TypedDocumentNode<
  { changeProducts: { readonly id: string } },
  {
    filter: Pick<AskedProducts, 'search' | 'lacking' | 'categoryId' | 'enabled'>;
    changes: readonly { readonly field: string; readonly value: string }[];
  }
> = parse(`
  mutation ChangeProducts($filter: ProductFilterInput!, $changes: [BulkChangeInput!]!) {
    changeProducts(filter: $filter, changes: $changes) { id }
  }
`);

export interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly isTop: boolean;
}

export const workbenchCategories: TypedDocumentNode<{ workbenchCategories: readonly CategoryRow[] }, object> = parse(`
  query WorkbenchCategories { workbenchCategories { id parentId name isPrivate isTop } }
`);

export const previewProductWork: TypedDocumentNode<
  { previewProductWork: { readonly document: unknown; readonly address: string } | null },
  { input: WorkInput; locale: string }
> = parse(`
  query PreviewProductWork($input: SaveProductWorkInput!, $locale: String!) {
    previewProductWork(input: $input, locale: $locale) { document address }
  }
`);

export const ownStores: TypedDocumentNode<
  { activeAdministrator: { readonly customFields: { readonly stores: readonly string[] | null } | null } | null },
  object
> = parse(`query OwnStores { activeAdministrator { customFields { stores } } }`);
