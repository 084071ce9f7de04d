// Started by `painter.ts`: draws what it is told, one after the other.
import { join } from 'node:path';
import { parsePictureName } from '@tradehall/pictures/picture-name.ts';
import { writePicture, writeTurn } from '@tradehall/pictures/write-pictures.ts';
import { z } from 'zod';
import { pictureOfTurn } from './turn-name';

const order = z.object({ name: z.string(), folder: z.string(), quality: z.enum(['full', 'draft', 'sketch']) });

async function paint(message: unknown): Promise<void> {
  const { name, folder: mediaFolder, quality } = order.parse(message);
  const folder = join(mediaFolder, 'products');
  const turning = pictureOfTurn(name);
  const wasMissing =
    turning === null
      ? await writePicture(parsePictureName(name), folder, quality)
      : await writeTurn(parsePictureName(turning), folder, quality);
  process.send?.({ wasMissing });
}

process.on('message', (message) => {
  // Unhandled it ends this process, and with it the one that asked, with the reason.
  void paint(message);
});
process.once('disconnect', () => process.exit());
