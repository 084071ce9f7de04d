import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { parsed } from '../platform/parsed';
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
    "prices or stock"
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
    "The last line that is dealt with in this state"
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
  type ImportRunList {
    items: [ImportRun!]!
    totalItems: Int!
  }
  type ImportMapping {
    title: String!
    mapping: [ImportPair!]!
  }

  extend type Query {
    importRuns(skip: Int, take: Int): ImportRunList!
    importRun(id: ID!): ImportWork!
    "What is wrong, worth a look, or was not put back"
    importLines(id: ID!, skip: Int, take: Int): ImportLineList!
    importMappings(kind: String!): [ImportMapping!]!
  }

  extend type Mutation {
    "Keeps the rows of a file. Nothing of the shop is changed."
    readImportFile(kind: String!, file: Upload!): ImportWork!
    "What applying would do. Nothing of the shop is changed."
    checkImport(id: ID!, mapping: [ImportPairInput!]!, isFull: Boolean, saveAs: String): ImportWork!
    applyImport(id: ID!): ImportWork!
    "Puts back what nobody has changed since"
    undoImport(id: ID!): ImportWork!
  }
`;

const upload = z.object({
  filename: z.string(),
  createReadStream: z.custom<() => Readable>((make) => typeof make === 'function'),
});

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
  find(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['find']> {
    return this.imports.find(ctx, args);
  }

  @Query('importLines')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  lines(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['lookedAt']> {
    return this.imports.lookedAt(ctx, args);
  }

  @Query('importMappings')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  mappings(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['mappings']> {
    return this.imports.mappings(ctx, args);
  }

  @Mutation('readImportFile')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  async read(
    @Ctx() ctx: RequestContext,
    @Args() args: { readonly file?: unknown },
  ): ReturnType<ImportsService['keep']> {
    const { kind } = parsed(askedKind, args);
    const { filename, createReadStream } = parsed(upload, await args.file);
    const bytes = await bytesOf(createReadStream());
    const startedBy = Number(ctx.activeUserId ?? 0) || null;
    const stores = await this.imports.storesOf(ctx);
    return this.imports.keep(ctx, { kind, fileName: filename, bytes, stores, startedBy });
  }

  @Mutation('checkImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  check(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['check']> {
    return this.imports.check(ctx, args);
  }

  @Mutation('applyImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  apply(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['apply']> {
    return this.imports.apply(ctx, args);
  }

  @Mutation('undoImport')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  undo(@Ctx() ctx: RequestContext, @Args() args: object): ReturnType<ImportsService['undo']> {
    return this.imports.undo(ctx, args);
  }
}

/** The engine breaks off what is longer than an upload may be. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(Buffer.from(z.instanceof(Uint8Array).parse(piece)));
  } catch {
    throw new UserInputError('The file is larger than 20 MB. The command “npm run import” takes larger ones.');
  }
  return Buffer.concat(pieces);
}
