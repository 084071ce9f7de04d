// Started by `picture-workshop.ts`: reads and draws what it is told, one after the other. A file that breaks the library ends
// this process and no other.
import { writeFileSync } from 'node:fs';
import { pictureFormats, pictureWidths } from '@tradehall/domain/catalogue/picture-set.ts';
import { z } from 'zod';
import { cleanPicture, drawSize } from './draw-picture';
import { PictureRefused } from './sniff-picture';

const bytes = z.instanceof(Uint8Array);
const order = z.discriminatedUnion('what', [
  z.object({ what: z.literal('clean'), bytes }),
  z.object({ what: z.literal('draw'), bytes, width: z.literal(pictureWidths), format: z.enum(pictureFormats) }),
]);

async function obey(message: unknown): Promise<void> {
  const told = order.parse(message);
  try {
    const drawn =
      told.what === 'clean' ? await cleanPicture(told.bytes) : await drawSize(told.bytes, told.width, told.format);
    process.send?.({ kind: 'drawn', bytes: drawn });
  } catch (failure) {
    const isRefused = failure instanceof PictureRefused;
    process.send?.({ kind: isRefused ? 'refused' : 'failed', reason: isRefused ? failure.message : String(failure) });
  }
}

// Where memory is short this process goes first, and not the one that serves carts. Linux alone can be told.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Then all of them are alike.
}
process.on('message', (message) => void obey(message));
process.once('disconnect', () => process.exit());
