import { randomUUID } from 'node:crypto';
import {
  changedMark,
  changedMarkMs,
  changesChannel,
  type SharedKeys,
} from '@tradehall/domain/read-side/shared-documents.ts';
import type { Redis } from 'ioredis';

/** As the projector does it: first nobody finds the documents in Redis any more, then everybody forgets their own. */
export async function announceChanges(redis: Redis, keys: SharedKeys, names: readonly string[]): Promise<void> {
  const mark = changedMark(randomUUID());
  const commands = redis.pipeline();
  for (const name of names) commands.set(keys.document(name), mark, 'PX', changedMarkMs);
  await commands.publish(changesChannel, JSON.stringify(names)).exec();
}
