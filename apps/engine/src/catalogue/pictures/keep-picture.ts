import { pictureFile } from '@tradehall/domain/catalogue/picture-set.ts';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../../platform/database';
import { addressOf, draft, newPictureName, type PictureFiles, uploadAddress } from './picture-files';
import type { PictureWorkshop } from './picture-workshop';

export interface PictureKeeper {
  readonly files: PictureFiles;
  readonly workshop: PictureWorkshop;
}

interface GivenPicture {
  readonly bytes: Uint8Array;
  /** What operators find it by in the library. */
  readonly title: string;
}

// As the engine writes an upload; a trigger notes that its sizes are to be drawn.
const insertAsset = `
  INSERT INTO asset (type, "mimeType", width, height, "fileSize", source, preview)
  VALUES ('IMAGE', 'image/webp', $1, $2, $3, $4, $5) RETURNING id`;
const insertName = `INSERT INTO asset_translation ("languageCode", name, "baseId") VALUES ('en', $2, $1)`;
const insertChannel = `
  INSERT INTO asset_channels_channel ("assetId", "channelId")
  SELECT $1, id FROM channel WHERE code = '__default_channel__'`;
const idRow = z.object({ id: z.int() });

const longestTitle = 200;

/**
 * A picture for the library where no engine runs that would take an upload: cleaned, kept and drawn by the same hands, or a
 * `PictureRefused`. What else is to be known of it is noted with its rows; whoever dies before leaves files, which are cleared.
 */
export async function keepPicture(
  database: Database,
  { files, workshop }: PictureKeeper,
  { bytes, title }: GivenPicture,
  note: (assetId: number) => Promise<void>,
): Promise<void> {
  const original = await workshop.clean(bytes);
  const { width, height } = await workshop.measure(original);
  const small = await workshop.draw(original, draft.width, draft.format);
  const name = newPictureName();
  await files.writeOriginal(name, original);
  await files.writeSize(name, draft, small);
  const preview = uploadAddress(pictureFile(name, draft.width, draft.format));
  await inTransaction(database, async () => {
    const values = [width, height, original.length, addressOf(name), preview];
    const [asset] = await selectRows(database, idRow, insertAsset, values);
    if (asset === undefined) throw new Error('a picture has an id');
    await database.query(insertName, [asset.id, title.slice(0, longestTitle)]);
    await database.query(insertChannel, [asset.id]);
    await note(asset.id);
  });
}
