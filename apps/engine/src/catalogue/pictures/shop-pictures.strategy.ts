import { Readable, type Stream } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isPictureSet, pictureFile } from '@tradehall/domain/catalogue/picture-set.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import {
  type AssetNamingStrategy,
  type AssetPreviewStrategy,
  type AssetStorageStrategy,
  type RequestContext,
  UserInputError,
} from '@vendure/core';
import { PictureRefused } from './sniff-picture';
import { addressOf, draft, nameIn, newPictureName, PictureFiles } from './picture-files';
import { PictureWorkshop } from './picture-workshop';

interface ShopPictures {
  readonly originPattern: string;
  readonly uploads: KeptFiles;
}

/** One file of an upload, with the operator's own name of it. */
export class FileRefused extends UserInputError {
  constructor(
    fileName: string,
    readonly reason: string,
  ) {
    super(`${fileName || 'A file'} ${reason}.`);
  }
}

/**
 * What operators upload is kept where the shop serves it; the import's pictures lie with the shop as well. The engine asks
 * for a name first, hands in the file as it came, and then a preview of what was kept. A file without a row is cleared later.
 */
export class ShopPicturesStrategy implements AssetStorageStrategy, AssetNamingStrategy, AssetPreviewStrategy {
  readonly origin: string;
  readonly #files: PictureFiles;
  readonly #workshop = new PictureWorkshop();

  constructor({ originPattern, uploads }: ShopPictures) {
    this.origin = hostOfStore(warehouseCountry, originPattern);
    this.#files = new PictureFiles(uploads);
  }

  /** A picture in all its sizes is shown in the largest. */
  toAbsoluteUrl(_request: unknown, path: string): string {
    return new URL(isPictureSet(path) ? pictureFile(path, 1280, 'webp') : path, this.origin).href;
  }

  /** Behind our own name the operator's, which is for what she is told and is not kept. */
  generateSourceFileName(_ctx: RequestContext, fileName: string): string {
    return `${newPictureName()} ${fileName}`;
  }

  generatePreviewFileName(_ctx: RequestContext, sourceFileName: string): string {
    return pictureFile(ourNameIn(sourceFileName), draft.width, draft.format);
  }

  generatePreviewImage(_ctx: RequestContext, _mimeType: string, original: Buffer): Promise<Buffer> {
    return this.#workshop.draw(original, draft.width, draft.format);
  }

  fileExists(fileName: string): Promise<boolean> {
    return this.#files.hasOriginal(ourNameIn(fileName));
  }

  async writeFileFromStream(fileName: string, data: Stream): Promise<string> {
    if (!(data instanceof Readable)) throw new UserInputError('A picture comes as a file.');
    // The engine breaks it off where it is longer than `uploadMaxFileSize`.
    return this.writeFileFromBuffer(fileName, await buffer(data));
  }

  async writeFileFromBuffer(fileName: string, data: Buffer): Promise<string> {
    const name = ourNameIn(fileName);
    if (fileName === pictureFile(name, draft.width, draft.format)) {
      await this.#files.writeSize(name, draft, data);
      return addressOf(fileName);
    }
    await this.#files.writeOriginal(name, await this.#clean(fileName.slice(name.length + 1), data));
    return addressOf(name);
  }

  readFileToBuffer(address: string): Promise<Buffer> {
    const name = nameIn(address);
    if (name === null) throw new UserInputError('The pictures of the import are kept in their sizes alone.');
    return this.#files.readOriginal(name);
  }

  async readFileToStream(address: string): Promise<Stream> {
    return Readable.from([await this.readFileToBuffer(address)]);
  }

  /** Pages that a cache still holds go on showing it: the worker clears files that have been without a row for a while. */
  async deleteFile(address: string): Promise<void> {
    const name = nameIn(address);
    if (name !== null && isPictureSet(address)) await this.#files.touch(name);
  }

  async #clean(givenName: string, data: Buffer): Promise<Buffer> {
    try {
      return await this.#workshop.clean(data);
    } catch (failure) {
      if (failure instanceof PictureRefused) throw new FileRefused(givenName, failure.message);
      throw failure;
    }
  }
}

const ourNameIn = (fileName: string): string => fileName.slice(0, 32);
