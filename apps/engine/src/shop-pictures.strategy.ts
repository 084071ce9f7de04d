import type { Stream } from 'node:stream';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { type AssetStorageStrategy, UserInputError } from '@vendure/core';

function refuse(): Promise<never> {
  return Promise.reject(new UserInputError('Pictures come with the import of the catalogue.'));
}

/** The catalogue's pictures lie with the shop and are shown from there. Without this the engine answers no order that has one. */
export class ShopPicturesStrategy implements AssetStorageStrategy {
  readonly origin: string;

  constructor(originPattern: string) {
    this.origin = hostOfStore(warehouseCountry, originPattern);
  }

  toAbsoluteUrl(_request: unknown, path: string): string {
    return new URL(path, this.origin).href;
  }

  fileExists(): Promise<boolean> {
    return Promise.resolve(false);
  }

  writeFileFromBuffer(): Promise<string> {
    return refuse();
  }

  writeFileFromStream(): Promise<string> {
    return refuse();
  }

  readFileToBuffer(): Promise<Buffer> {
    return refuse();
  }

  readFileToStream(): Promise<Stream> {
    return refuse();
  }

  deleteFile(): Promise<void> {
    return refuse();
  }
}
