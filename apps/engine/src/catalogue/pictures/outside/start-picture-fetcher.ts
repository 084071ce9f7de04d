import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { OutsideLine } from '../../../platform/outside-line';
import type { WatchOptions } from '../../../platform/poll-in-turn';
import { PictureFiles } from '../picture-files';
import { PictureWorkshop } from '../picture-workshop';
import { fetchNextPicture, isPictureDue } from './fetch-next-picture';

interface FetcherOptions extends WatchOptions {
  readonly uploads: KeptFiles;
  /** Where systems of the merchant stand beside the shop. */
  readonly networks: string;
  readonly workshop?: PictureWorkshop;
}

const usualPollMs = 500;
const atOnce = 3;

/** Brings the pictures in that files of merchants name by their addresses. */
export function startPictureFetcher({
  uploads,
  networks,
  workshop = new PictureWorkshop(),
  pollMs = usualPollMs,
  ...options
}: FetcherOptions): RunningLoop {
  const line = new OutsideLine(networks);
  const workplace = { line, files: new PictureFiles(uploads), workshop, silent: new Map<string, number>() };
  const loop = pollDatabase({
    ...options,
    pollMs,
    name: 'picture fetcher',
    connections: atOnce,
    stepWith: (pool) => async () => {
      if (!(await isPictureDue(pool))) return false;
      const all = await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const connection = await pool.connect();
          try {
            return await fetchNextPicture(connection, workplace);
          } finally {
            connection.release();
          }
        }),
      );
      return all.includes(true);
    },
  });
  return {
    stop: async () => {
      await loop.stop();
      line.close();
    },
  };
}
