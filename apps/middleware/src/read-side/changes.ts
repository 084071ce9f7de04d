import { changesChannel } from '@tradehall/domain/read-side/shared-documents.ts';
import { RedisNews } from '@tradehall/process/redis-news.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ReadSide } from './read-side.ts';

/** News of changed documents. Without it a document is at most two seconds behind, so nothing depends on it. */
export function readSideChanges(redisUrl: string, readSide: ReadSide, log: Logger): RedisNews<string[]> {
  const forgetAll = () => readSide.forgetAll();
  return new RedisNews({
    redisUrl,
    channel: changesChannel,
    about: 'the read side',
    log,
    schema: z.array(z.string()),
    onNews: (names) => {
      for (const name of names) readSide.forget(name);
    },
    // What was announced while nobody listened is unknown.
    onHeard: forgetAll,
    onUnreadable: forgetAll,
  });
}
