import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { WorkbenchService } from './workbench.service';

const textsOf = (question: string) => `
    name: String!
    slug: String!
    description: String!
    highlights: [String!]!
    faq: [${question}!]!
    deliveryPackage: [String!]!
    safetyWarnings: [String!]!
    metaTitle: String!
    metaDescription: String!
    metaKeywords: String!`;

const facts = ['brand', 'family', 'model', 'ean', 'energyClass', 'energyScale', 'manualUrl', 'video', 'videoPoster'];

export const workbenchSchema = gql(`
  type WorkbenchQuestion { question: String! answer: String! }
  type WorkbenchTexts {${textsOf('WorkbenchQuestion')}}
  type WorkbenchLanguage { language: String! texts: WorkbenchTexts! }

  "A text whose source says something else than when it was translated"
  type OutdatedText { language: String! field: String! source: String! }

  "What holds in every language; empty where nothing is said"
  type WorkbenchFacts { ${facts.map((name) => `${name}: String!`).join(' ')} }

  type AttributeChoice { value: String! label: String! }
  type UsualNumbers { least: Float! most: Float! }

  "How an attribute of the technical data is filled in"
  type AttributeForm {
    key: String!
    label: String!
    "number, choice, choices, yes-or-no or words"
    kind: String!
    units: [String!]!
    choices: [AttributeChoice!]!
    usual: UsualNumbers
    isOfFamily: Boolean!
  }

  type SetPart { sku: String! quantity: Int! }
  input SetPartInput { sku: String! quantity: Int! }
  "A PDF of a kind (manual, conformity or safety-data) in a language"
  type ProductFile { kind: String! language: String! address: String! }
  input ProductFileInput { kind: String! language: String! address: String! }
  type RelatedProduct { sku: String! name: String! }

  "All that operators decide for one product"
  type ProductWork {
    productId: ID!
    "Another one whenever anything here is another"
    version: String!
    "Null until it has a variant"
    sku: String
    enabled: Boolean!
    facts: WorkbenchFacts!
    texts: [WorkbenchLanguage!]!
    outdated: [OutdatedText!]!
    "Of each its key, its value (a number, a word, yes or no, or a list of these) and perhaps its unit"
    technicalData: JSON!
    attributes: [AttributeForm!]!
    categoryIds: [ID!]!
    relatedAccessories: [String!]!
    accessoryOf: [String!]!
    "What comes with it, where it is a set"
    setParts: [SetPart!]!
    files: [ProductFile!]!
    "What the SKUs above stand for"
    related: [RelatedProduct!]!
  }

  type WorkbenchProduct {
    productId: ID!
    sku: String
    name: String!
    enabled: Boolean!
    "In which a text is missing that English has"
    missingLanguages: [String!]!
  }
  type WorkbenchProductList { items: [WorkbenchProduct!]! totalItems: Int! }

  type WorkbenchCategory { id: ID! parentId: ID name: String! isPrivate: Boolean! isTop: Boolean! }

  "The document of its page, and where the page is"
  type ProductPreview { document: JSON! address: String! }

  input WorkbenchQuestionInput { question: String! answer: String! }
  input WorkbenchTextsInput {${textsOf('WorkbenchQuestionInput')}}
  input WorkbenchLanguageInput { language: String! texts: WorkbenchTextsInput! }
  input WorkbenchFactsInput { ${facts.map((name) => `${name}: String`).join(' ')} }
  "Texts that were compared with those of the source"
  input CheckedTextsInput { language: String! source: String! fields: [String!]! }

  "What is not given stays as it is"
  input SaveProductWorkInput {
    productId: ID!
    "The one that was seen: another change since then is not overwritten"
    version: String!
    texts: [WorkbenchLanguageInput!]
    checked: [CheckedTextsInput!]
    facts: WorkbenchFactsInput
    technicalData: JSON
    categoryIds: [ID!]
    relatedAccessories: [String!]
    accessoryOf: [String!]
    setParts: [SetPartInput!]
    files: [ProductFileInput!]
  }

  extend type Query {
    productWork(productId: ID!): ProductWork
    "By SKU, name or brand, by a language in which a text is missing, and by a category with all below it"
    workbenchProducts(
      search: String, lacking: String, skus: [String!], categoryId: ID, enabled: Boolean, skip: Int, take: Int
    ): WorkbenchProductList!
    workbenchCategories: [WorkbenchCategory!]!
    "What shoppers of a locale would read after such a change, which is not kept; null without a page"
    previewProductWork(input: SaveProductWorkInput!, locale: String!): ProductPreview
  }

  extend type Mutation {
    saveProductWork(input: SaveProductWorkInput!): ProductWork!
  }
`);

@Resolver()
export class WorkbenchResolver {
  constructor(private readonly workbench: WorkbenchService) {}

  @Query('productWork')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  find(@Ctx() ctx: RequestContext, @Args('productId') productId: ID) {
    return this.workbench.find(ctx, Number(productId));
  }

  @Query('workbenchProducts')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  list(@Ctx() ctx: RequestContext, @Args() args: object) {
    return this.workbench.list(ctx, args);
  }

  @Query('workbenchCategories')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  categories(@Ctx() ctx: RequestContext) {
    return this.workbench.categories(ctx);
  }

  /** It writes and takes back, so that it asks for the same permission as saving. */
  @Query('previewProductWork')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  preview(@Ctx() ctx: RequestContext, @Args('input') input: object, @Args('locale') locale: string) {
    return this.workbench.preview(ctx, input, locale);
  }

  @Mutation('saveProductWork')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  save(@Ctx() ctx: RequestContext, @Args('input') input: object) {
    return this.workbench.save(ctx, input);
  }
}
