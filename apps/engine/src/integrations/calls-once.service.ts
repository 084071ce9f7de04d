import { Injectable } from '@nestjs/common';
import type { SignedCall } from '@tradehall/domain/integrations/machine-call.ts';
import { type MachineRefusal, machineRefusals } from '@tradehall/domain/integrations/machine-refusals.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { digestOf } from '../imports/import-runs';
import { Statements } from '../platform/statements';
import type { OpenKey } from './integration-keys.service';

// A second call with the same id waits here until the first is kept or given up.
const claim = `
  INSERT INTO integration_call (key_id, call_id, digest) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key_id AS id`;
// Files were answered before answers were kept.
const findCall = `
  SELECT digest, coalesce(answer, jsonb_build_object('run', run_id)) AS answer FROM integration_call
  WHERE key_id = $1 AND call_id = $2`;
const noteAnswer = 'UPDATE integration_call SET answer = $3 WHERE key_id = $1 AND call_id = $2';

const idRow = z.object({ id: z.int() });
const callRow = z.object({ digest: z.string(), answer: z.record(z.string(), z.unknown()) });
// SQLSTATE 55P03: the first call with this id, or somebody else at the same order, takes longer than anybody waits.
const lockTimedOut = z.object({ code: z.literal('55P03') });

/** Thrown to undo what was begun: the machine is told why. */
export class CallRefused extends Error {
  constructor(
    readonly refusal: MachineRefusal,
    readonly reason: string = machineRefusals[refusal].reason,
  ) {
    super(reason);
  }
}

interface Asked {
  readonly key: OpenKey;
  readonly call: SignedCall;
  /** What is asked, and of whom: the same id with another wish is another call. */
  readonly wish: string;
}

interface Answer extends Record<string, unknown> {
  readonly isRepeated: boolean;
}

/** What a call does is done in one transaction with the note of its answer, so that it is done once. */
@Injectable()
export class CallsOnce {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
  ) {}

  async take<Schema extends z.ZodType<Answer>>(
    ctx: RequestContext,
    asked: Asked,
    answer: Schema,
    work: (tx: RequestContext) => Promise<z.output<Schema>>,
  ): Promise<z.output<Schema>> {
    try {
      return await this.connection.withTransaction(ctx, async (tx) => {
        const before = await this.#findBefore(tx, asked);
        if (before !== null) return answer.parse({ ...before, isRepeated: true });
        const done = await work(tx);
        await this.statements.run(tx, noteAnswer, [asked.key.id, asked.call.id, JSON.stringify(done)]);
        return done;
      });
    } catch (failure) {
      if (lockTimedOut.safeParse(failure).success) throw new CallRefused('call-under-way');
      throw failure;
    }
  }

  async #findBefore(tx: RequestContext, { key, call, wish }: Asked) {
    const digest = digestOf(Buffer.from(wish));
    const mine = [key.id, call.id];
    if ((await this.statements.first(tx, idRow, claim, [...mine, digest])) !== null) return null;
    const before = await this.statements.first(tx, callRow, findCall, mine);
    if (before?.digest !== digest) throw new CallRefused('call-differs');
    return before.answer;
  }
}
