import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { selectRows } from '../../src/projector/database';
import { createDisplay } from './display';

const pictureRow = z.object({ url: z.string(), turns: z.boolean() });

/** What products and categories show; the first picture of a product that can be turned has frames as well. */
const selectPictures = `
  SELECT url, bool_or(turns) AS turns FROM (
    SELECT a.source AS url, pa.position = 0 AND coalesce(p."customFieldsNumberof360images", 0) > 0 AS turns
    FROM product_asset pa JOIN asset a ON a.id = pa."assetId" JOIN product p ON p.id = pa."productId"
    UNION ALL
    SELECT "customFieldsCategoryimageurl", false FROM collection
    WHERE "customFieldsCategoryimageurl" IS NOT NULL AND "customFieldsHasproducts" <> '[]'
  ) AS shown WHERE url LIKE '/media/products/%' GROUP BY url ORDER BY url`;

const drawnMessages = z.tuple([z.object({ wasMissing: z.boolean() })]);

export interface PictureOptions {
  readonly mediaFolder: string;
  readonly quality: 'full' | 'draft';
}

/** Draws what is missing in the media folder, on every core; how many there were to draw. */
export async function drawPictures(client: ClientBase, options: PictureOptions): Promise<number> {
  const pictures = await selectRows(client, pictureRow, selectPictures);
  const display = createDisplay('drawing pictures');
  display.start(pictures.length, 0);
  const open = pictures.entries();
  let done = 0;
  let drawn = 0;
  const drawInTurn = async () => {
    const thread = new Worker(join(__dirname, 'picture-thread.js'), { workerData: options });
    for (const [, picture] of open) {
      thread.postMessage(picture);
      const [{ wasMissing }] = drawnMessages.parse(await once(thread, 'message'));
      if (wasMissing) drawn += 1;
      done += 1;
      display.update(done);
    }
    await thread.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawInTurn));
  display.stop();
  return drawn;
}
