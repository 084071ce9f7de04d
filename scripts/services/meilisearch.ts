import { join } from 'node:path';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { portOf } from '../addresses.ts';
import { readSecrets } from '../secrets.ts';
import { createOwnedFolder, createServiceFolder, findAccount } from './account.ts';
import { getMeilisearchProgram } from './meilisearch-program.ts';
import type { Service } from './service.ts';

const port = portOf('search');

export const meilisearch: Service = {
  name: 'meilisearch',
  port,
  stopSignal: 'SIGTERM',
  prepare: () => {
    const account = findAccount('nobody');
    const folder = createServiceFolder('meilisearch', account);
    const program = findProgram('meilisearch') ?? getMeilisearchProgram(folder);
    const written = createOwnedFolder(join(folder, 'written'), account);
    const folders = ['db', 'dump', 'snapshot'].flatMap((kind) => [
      kind === 'db' ? '--db-path' : `--${kind}-dir`,
      join(written, kind),
    ]);
    const limits = ['--max-indexing-threads', '1', '--max-indexing-memory', '2GiB'];
    return {
      file: program,
      args: [
        '--http-addr',
        `127.0.0.1:${port}`,
        '--env',
        'production',
        '--no-analytics',
        '--log-level',
        'WARN',
        ...folders,
        ...limits,
      ],
      // Not an argument: everybody on the machine can read those.
      environment: { MEILI_MASTER_KEY: readSecrets().searchKey },
      account,
    };
  },
  answers: async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) });
    if (!answer.ok) throw new Error(`/health answered ${answer.status}`);
  },
};
