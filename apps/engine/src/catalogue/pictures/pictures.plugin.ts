import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import gql from 'graphql-tag';
import { environment } from '../../platform/environment';
import { StatementsPlugin } from '../../platform/statements';
import { clearPicturesTask } from './clear-pictures.task';
import { PictureFactsResolver, pictureFactsSchema } from './picture-facts.resolver';
import { PictureFactsService } from './picture-facts.service';
import { ShopPicturesStrategy } from './shop-pictures.strategy';
import { KeepFilesResolver, keepFilesSchema } from './keep-files.resolver';
import { mostVideoBytes } from './sniff-files';
import { UploadPicturesResolver, uploadPicturesSchema } from './upload-pictures.resolver';

export const shopPictures = new ShopPicturesStrategy({
  originPattern: environment.SHOP_ORIGIN_PATTERN,
  uploads: openUploads(environment),
});

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  providers: [PictureFactsService],
  adminApiExtensions: {
    schema: gql`
      ${pictureFactsSchema}
      ${uploadPicturesSchema}
      ${keepFilesSchema}
    `,
    resolvers: [PictureFactsResolver, UploadPicturesResolver, KeepFilesResolver],
  },
  configuration: (config) => {
    config.assetOptions = {
      ...config.assetOptions,
      assetStorageStrategy: shopPictures,
      assetNamingStrategy: shopPictures,
      assetPreviewStrategy: shopPictures,
      permittedFileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      // Of a picture less is taken, by its own rule.
      uploadMaxFileSize: mostVideoBytes,
    };
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, clearPicturesTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class PicturesPlugin {}
