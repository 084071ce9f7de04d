import type { ClientBase } from 'pg';
import { families } from '../families/families';
import { allPictureUrlsOf } from '../generate/picture-look';
import { CopyRows } from './copy-rows';
import type { EngineIds } from './engine-ids';

const allUrls = families.flatMap(allPictureUrlsOf);
const ids = new Map(allUrls.map((url, index) => [url, index + 1]));

/** Pictures are shared, so their ids follow from the families and not from the products. */
export const maximumAssets = 10_000;

export function assetId(url: string): number {
  const id = ids.get(url);
  if (id === undefined) throw new Error(`no family has the picture ${url}`);
  return id;
}

const largest = 1280;

/** `source` stands for all sizes of a picture, `preview` is the one that the dashboard shows. */
export async function writeAssets(client: ClientBase, { channel }: EngineIds, stamp: string): Promise<void> {
  const assets = new CopyRows('asset', [
    ...['id', 'createdAt', 'updatedAt', 'type', 'mimeType', 'width', 'height', 'fileSize', 'source', 'preview'],
  ]);
  const names = new CopyRows('asset_translation', ['id', 'createdAt', 'updatedAt', 'languageCode', 'name', 'baseId']);
  const channels = new CopyRows('asset_channels_channel', ['assetId', 'channelId']);
  for (const [url, id] of ids) {
    assets.add(id, stamp, stamp, 'IMAGE', 'image/webp', largest, largest, 0, url, `${url}-320.webp`);
    names.add(id, stamp, stamp, 'en', url.slice(url.lastIndexOf('/') + 1), id);
    channels.add(id, channel);
  }
  for (const rows of [assets, names, channels]) await rows.write(client);
}
