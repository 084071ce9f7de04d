import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { Allow, Permission, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { environment } from '../../platform/environment';
import { readUpload } from '../../platform/uploaded-file';
import { shopOrigin } from './picture-facts.service';
import { newPictureName, uploadAddress } from './picture-files';
import { isPdf, mostPdfBytes, mostVideoBytes, sniffVideo } from './sniff-files';

export const keepFilesSchema = gql`
  extend type Query {
    "Where the shop serves what is uploaded; the addresses are told without it"
    filesOrigin: String!
  }

  extend type Mutation {
    "An MP4 or WebM for the page of a product, which names its address. What no product names is cleared after a week"
    keepVideo(file: Upload!): String!
    "A PDF for the page of a product, the same"
    keepDocument(file: Upload!): String!
  }
`;

/** Of which kinds of file one is kept. */
interface Wanted {
  readonly mostBytes: number;
  /** The end of its name by its bytes; null where it is none of them. */
  readonly endOf: (bytes: Buffer) => string | null;
  /** `is no MP4 or WebM` */
  readonly problem: string;
}

const video: Wanted = { mostBytes: mostVideoBytes, endOf: sniffVideo, problem: 'is no MP4 or WebM, or not whole' };
const pdf: Wanted = {
  mostBytes: mostPdfBytes,
  endOf: (bytes) => (isPdf(bytes) ? 'pdf' : null),
  problem: 'is no PDF, or not whole',
};

/** One at a time: a whole file is in memory until it is kept. */
let last: Promise<unknown> = Promise.resolve();

@Resolver()
export class KeepFilesResolver {
  private readonly uploads = openUploads(environment);

  @Query('filesOrigin')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  filesOrigin(): string {
    return shopOrigin;
  }

  @Mutation('keepVideo')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  keepVideo(@Args('file') file: unknown): Promise<string> {
    return this.keep(file, video);
  }

  @Mutation('keepDocument')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  keepDocument(@Args('file') file: unknown): Promise<string> {
    return this.keep(file, pdf);
  }

  private keep(file: unknown, wanted: Wanted): Promise<string> {
    const kept = last.then(() => this.keepInTurn(file, wanted));
    last = kept.catch(() => undefined);
    return kept;
  }

  private async keepInTurn(file: unknown, { mostBytes, endOf, problem }: Wanted): Promise<string> {
    const { filename, bytes } = await readUpload(file, mostBytes);
    const end = endOf(bytes);
    if (end === null) throw new UserInputError(`${filename} ${problem}.`);
    const name = `${newPictureName()}.${end}`;
    await this.uploads.put(name, bytes);
    return uploadAddress(name);
  }
}
