import type { OnApplicationBootstrap } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  Allow,
  type Asset,
  AssetService,
  Ctx,
  ErrorResult,
  I18nService,
  isGraphQlErrorResult,
  Permission,
  RequestContext,
  Transaction,
} from '@vendure/core';
import gql from 'graphql-tag';
import { inMegabytes, isTooLong, uploadedFile } from '../../platform/uploaded-file';
import { FileRefused } from './shop-pictures.strategy';
import { mostBytes } from './sniff-picture';

export const uploadPicturesSchema = gql`
  "One file of an upload that is not kept; the others are"
  type PictureRefusedError implements ErrorResult {
    errorCode: ErrorCode!
    message: String!
    fileName: String!
  }

  extend union CreateAssetResult = PictureRefusedError
`;

const errorCode = 'PICTURE_REFUSED_ERROR';

/** The engine puts the words in the place of the code. */
class PictureRefusedError extends ErrorResult {
  override readonly __typename = 'PictureRefusedError';
  override readonly errorCode = errorCode;
  override readonly message = errorCode;

  constructor(
    readonly fileName: string,
    readonly reason: string,
  ) {
    super();
  }
}

type CreateAssetInput = Parameters<AssetService['create']>[1];

/** What the engine's own resolver does, but a file that is refused costs none of the others. */
@Resolver()
export class UploadPicturesResolver implements OnApplicationBootstrap {
  constructor(
    private readonly assets: AssetService,
    private readonly words: I18nService,
  ) {}

  onApplicationBootstrap(): void {
    this.words.addTranslation('en', { errorResult: { [errorCode]: '{ fileName } { reason }.' } });
  }

  @Mutation('createAssets')
  @Allow(Permission.CreateCatalog, Permission.CreateAsset)
  @Transaction()
  async upload(
    @Ctx() ctx: RequestContext,
    @Args('input') input: CreateAssetInput[],
  ): Promise<(Asset | PictureRefusedError)[]> {
    const results: (Asset | PictureRefusedError)[] = [];
    for (const one of input) results.push(await this.keepOrRefuse(ctx, one));
    return results;
  }

  /** A file is refused before anything is written to the database: the transaction goes on. */
  private async keepOrRefuse(ctx: RequestContext, input: CreateAssetInput): Promise<Asset | PictureRefusedError> {
    try {
      const kept = await this.assets.create(ctx, input);
      if (!isGraphQlErrorResult(kept)) return kept;
      return new PictureRefusedError(kept.fileName, 'is no JPEG, PNG, WebP or AVIF');
    } catch (failure) {
      const reason = failure instanceof FileRefused ? failure.reason : reasonOfUpload(failure);
      if (reason === null) throw failure;
      const { filename } = uploadedFile.parse(await input.file);
      return new PictureRefusedError(filename, reason);
    }
  }
}

const reasonOfUpload = (failure: unknown): string | null =>
  isTooLong(failure) ? `is larger than ${inMegabytes(mostBytes)}` : null;
