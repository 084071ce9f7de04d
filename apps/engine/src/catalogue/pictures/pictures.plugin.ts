import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { environment } from '../../platform/environment';
import { StatementsPlugin } from '../../platform/statements';
import { clearPicturesTask } from './clear-pictures.task';
import { PictureFactsResolver, pictureFactsSchema } from './picture-facts.resolver';
import { PictureFactsService } from './picture-facts.service';
import { ShopPicturesStrategy } from './shop-pictures.strategy';
import { mostBytes } from './sniff-picture';

export const shopPictures = new ShopPicturesStrategy({
  originPattern: environment.SHOP_ORIGIN_PATTERN,
  uploadsFolder: environment.UPLOADS_FOLDER,
});

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin],
  providers: [PictureFactsService],
  adminApiExtensions: { schema: pictureFactsSchema, resolvers: [PictureFactsResolver] },
  configuration: (config) => {
    config.assetOptions = {
      ...config.assetOptions,
      assetStorageStrategy: shopPictures,
      assetNamingStrategy: shopPictures,
      assetPreviewStrategy: shopPictures,
      permittedFileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      uploadMaxFileSize: mostBytes,
    };
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, clearPicturesTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class PicturesPlugin {}
