import { basename, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { parsePictureName } from '@tradehall/pictures/picture-name.ts';
import { writePicture, writeTurn } from '@tradehall/pictures/write-pictures.ts';
import { z } from 'zod';

const given = z.object({ mediaFolder: z.string(), quality: z.enum(['full', 'draft']) });
const { mediaFolder, quality } = given.parse(workerData);
const folder = join(mediaFolder, 'products');
const wanted = z.object({ url: z.string(), turns: z.boolean() });

async function draw(message: unknown): Promise<void> {
  const { url, turns } = wanted.parse(message);
  const picture = parsePictureName(basename(url));
  const wasMissing = await writePicture(picture, folder, quality);
  if (turns) await writeTurn(picture, folder, quality);
  parentPort?.postMessage({ wasMissing });
}

parentPort?.on('message', (message: unknown) => {
  // Unhandled it ends the thread, and with it the import, with the reason.
  void draw(message);
});
