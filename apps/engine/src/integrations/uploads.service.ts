import { Injectable } from '@nestjs/common';
import type { SignedCall } from '@tradehall/domain/integrations/machine-call.ts';
import {
  type ImportState,
  type ImportWish,
  type TakenFile,
  takenFile,
} from '@tradehall/domain/integrations/machine-imports.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { beginImport } from '../imports/begin-import';
import { digestOf, findRun, shownCounts } from '../imports/import-runs';
import { ImportsService } from '../imports/imports.service';
import { FileFault } from '../imports/read/file-fault';
import { Statements } from '../platform/statements';
import { CallRefused, CallsOnce } from './calls-once.service';
import type { OpenKey } from './integration-keys.service';

const noteRun = 'UPDATE integration_call SET run_id = $3 WHERE key_id = $1 AND call_id = $2';
const findOwn = 'SELECT run_id AS id FROM integration_call WHERE key_id = $1 AND run_id = $2';

const idRow = z.object({ id: z.int() });
const busyStates: ReadonlySet<string> = new Set(['checking', 'applying', 'undoing']);

interface Upload {
  readonly key: OpenKey;
  readonly call: SignedCall;
  readonly wish: ImportWish;
  readonly bytes: Uint8Array;
}

/** Files that machines bring. */
@Injectable()
export class Uploads {
  constructor(
    private readonly calls: CallsOnce,
    private readonly statements: Statements,
    private readonly imports: ImportsService,
  ) {}

  async take(ctx: RequestContext, { key, call, wish, bytes }: Upload): Promise<TakenFile> {
    const asked = { key, call, wish: `${JSON.stringify(wish)} ${digestOf(bytes)}` };
    try {
      return await this.calls.take(ctx, asked, takenFile, async (tx) => {
        const run = await beginImport(this.statements.databaseOf(tx), {
          file: { kind: wish.kind, fileName: wish.file ?? wish.kind, bytes, stores: key.stores, startedBy: null },
          mappingTitle: wish.mapping,
          isFull: wish.full ?? false,
          appliesItself: wish.mode === 'apply',
        });
        await this.statements.run(tx, noteRun, [key.id, call.id, run.id]);
        return { run: run.id, isRepeated: false };
      });
    } catch (failure) {
      if (failure instanceof FileFault) throw new CallRefused('file-refused', failure.message);
      throw failure;
    }
  }

  /** A key sees what it has brought itself. */
  async find(ctx: RequestContext, key: OpenKey, run: number, page: object): Promise<ImportState> {
    if ((await this.statements.first(ctx, idRow, findOwn, [key.id, run])) === null)
      throw new CallRefused('run-unknown');
    const found = await findRun(this.statements.databaseOf(ctx), run);
    if (found === null) throw new CallRefused('run-unknown');
    const { kind, fileName: file, format, state, rows, counts } = found;
    const { items, totalItems } = await this.imports.lookedAt(ctx, { ...page, id: run });
    return {
      ...{ run, kind, file, format, state, isDone: !busyStates.has(state), rows },
      counts: shownCounts(counts),
      lines: items.map(({ key: about, ...line }) => ({ ...line, about })),
      totalLines: totalItems,
    };
  }
}
