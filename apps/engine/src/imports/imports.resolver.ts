import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { parsed } from '../platform/parsed';
import { readUpload } from '../platform/uploaded-file';
import { bulkFields } from './bulk-change';
import { askedKind, ImportsService } from './imports.service';

export const importsSchema = gql`
  "Rows by what becomes of them"
  type ImportCounts {
    new: Int!
    changed: Int!
    unchanged: Int!
    wrong: Int!
    switchedOff: Int!
    putBack: Int!
    newerStays: Int!
    "Lines that do not say what they are about: a full list switches nothing off as long as there is one"
    unnamed: Int!
  }

  type ImportRun {
    id: ID!
    "categories, products, texts, prices, stock, pictures or customers"
    kind: String!
    fileName: String!
    "How the file was understood"
    format: String!
    "read, checking, checked, applying, applied, undoing or undone"
    state: String!
    "Whose prices it may change; null for all"
    stores: [String!]
    isFull: Boolean!
    rows: Int!
    "How many lines are dealt with in this state"
    position: Int!
    counts: ImportCounts!
    startedBy: String!
    startedAt: DateTime!
    phaseAt: DateTime!
  }

  type ImportField {
    name: String!
    label: String!
    isRequired: Boolean!
  }
  type ImportPair {
    field: String!
    column: String!
  }
  input ImportPairInput {
    field: String!
    column: String!
  }

  type ImportWork {
    id: ID!
    kind: String!
    fileName: String!
    format: String!
    state: String!
    stores: [String!]
    isFull: Boolean!
    mayBeFull: Boolean!
    rows: Int!
    position: Int!
    counts: ImportCounts!
    startedBy: String!
    startedAt: DateTime!
    phaseAt: DateTime!
    columns: [String!]!
    fields: [ImportField!]!
    "As it was chosen, saved for such a file, or guessed"
    mapping: [ImportPair!]!
    savedAs: String!
    "The first rows"
    sample: [[String!]!]!
  }

  type ImportFault {
    column: String!
    reason: String!
  }
  type ImportLine {
    line: Int!
    key: String!
    outcome: String!
    faults: [ImportFault!]!
  }
  type ImportLineList {
    items: [ImportLine!]!
    totalItems: Int!
  }
  "A field that becomes another, in words"
  type ImportChange {
    "What it is called"
    field: String!
    before: String!
    after: String!
  }
  type ImportChangedLine {
    line: Int!
    key: String!
    outcome: String!
    changes: [ImportChange!]!
  }
  type ImportChangedLineList {
    items: [ImportChangedLine!]!
    totalItems: Int!
  }
  type ImportRunList {
    items: [ImportRun!]!
    totalItems: Int!
  }
  type ImportMapping {
    title: String!
    mapping: [ImportPair!]!
  }

  "A field that many products can get at once"
  type BulkField {
    name: String!
    label: String!
    "switch, words, number, day, categories or shops"
    input: String!
  }
  "As for the list of the workbench"
  input ProductFilterInput {
    search: String
    lacking: String
    categoryId: ID
    enabled: Boolean
  }
  "As a cell of a file would say it: yes or no; - for nothing; + or - before what is added or taken away"
  input BulkChangeInput {
    field: String!
    value: String!
  }

  extend type Query {
    bulkFields: [BulkField!]!
    importRuns(skip: Int, take: Int): ImportRunList!
    importRun(id: ID!): ImportWork!
    "What is wrong, worth a look, or was not put back"
    importLines(id: ID!, skip: Int, take: Int): ImportLineList!
    "Field by field what would change, or has changed, of what the shop had before"
    importChanges(id: ID!, skip: Int, take: Int): ImportChangedLineList!
    importMappings(kind: String!): [ImportMapping!]!
  }

  extend type Mutation {
    "What such a change of all these products would do. Nothing of the shop is changed."
    changeProducts(filter: ProductFilterInput!, changes: [BulkChangeInput!]!): ImportWork!
    "Keeps the rows of a file. Nothing of the shop is changed."
    readImportFile(kind: String!, file: Upload!): ImportWork!
    "What applying would do. Nothing of the shop is changed; pictures are fetched into the library."
    checkImport(id: ID!, mapping: [ImportPairInput!]!, isFull: Boolean, saveAs: String): ImportWork!
    applyImport(id: ID!): ImportWork!
    "Puts back what nobody has changed since"
    undoImport(id: ID!): ImportWork!
  }
`;

const mostBytes = 20 << 20;

@Resolver()
export class ImportsResolver {
  constructor(private readonly imports: ImportsService) {}

  @Query('importRuns')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  list(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['list']> {
    return this.imports.list(ctx, args);
  }

  @Query('importRun')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  async find(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['find']> {
    await this.imports.allowRun(ctx, args, 'read');
    return this.imports.find(ctx, args);
  }

  @Query('importLines')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  async lines(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['lookedAt']> {
    await this.imports.allowRun(ctx, args, 'read');
    return this.imports.lookedAt(ctx, args);
  }

  @Query('importChanges')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  async changes(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['changes']> {
    await this.imports.allowRun(ctx, args, 'read');
    return this.imports.changes(ctx, args);
  }

  @Query('importMappings')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  mappings(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['mappings']> {
    return this.imports.mappings(ctx, args);
  }

  @Query('bulkFields')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  fields(): typeof bulkFields {
    return bulkFields;
  }

  @Mutation('changeProducts')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  changeProducts(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['changeProducts']> {
    return this.imports.changeProducts(ctx, args, Number(ctx.activeUserId ?? 0) || null);
  }

  @Mutation('readImportFile')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  async read(
    @Ctx() ctx: RequestContext,
    @Args() args: { readonly file?: unknown },
  ): ReturnType<ImportsService['keep']> {
    const { kind } = parsed(askedKind, args);
    const { filename: fileName, bytes } = await readUpload(
      args.file,
      mostBytes,
      ' The command “npm run import” takes larger ones.',
    );
    const startedBy = Number(ctx.activeUserId ?? 0) || null;
    const stores = await this.imports.storesOf(ctx);
    return this.imports.keep(ctx, { kind, fileName, bytes, stores, startedBy });
  }

  @Mutation('checkImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  async check(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['check']> {
    await this.imports.allowRun(ctx, args, 'bring');
    return this.imports.check(ctx, args);
  }

  @Mutation('applyImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  async apply(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['apply']> {
    await this.imports.allowRun(ctx, args, 'bring');
    return this.imports.apply(ctx, args);
  }

  @Mutation('undoImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  async undo(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['undo']> {
    await this.imports.allowRun(ctx, args, 'bring');
    return this.imports.undo(ctx, args);
  }
}
