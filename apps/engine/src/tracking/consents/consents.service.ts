import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { consentEngineCalls, type EngineConsentChoice } from '@tradehall/domain/tracking/tracking.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { storeOf } from '../../platform/stores/store';
import { TrackingOutbox } from '../tracking-outbox.service';
import { ConsentReceipt } from './consent-receipt.entity';

const replacedReceipts = z.array(z.object({ id: z.uuid() }));

@Injectable()
export class ConsentsService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly outbox: TrackingOutbox,
  ) {
    door.serve(consentEngineCalls, {
      giveConsent: async (ctx, choice) => {
        await connection.withTransaction(ctx, (tx) => this.give(tx, choice));
        return succeed({});
      },
    });
  }

  /** Writes the choice down, once however often it is sent. A withdrawal also takes back what was not delivered yet. */
  private async give(ctx: RequestContext, choice: EngineConsentChoice): Promise<void> {
    const replaced = await this.lockReplaced(ctx, choice);
    await this.write(ctx, choice, replaced[0] ?? null);
    if (!choice.purposes.includes('marketing')) await this.outbox.forget(ctx, replaced);
  }

  /** The former choice and those before it, newest first: nobody adds an event under them before this is done. */
  private async lockReplaced(ctx: RequestContext, { replaces, receiptId }: EngineConsentChoice): Promise<string[]> {
    if (replaces == null || replaces === receiptId) return [];
    const rows: unknown = await this.connection.getRepository(ctx, ConsentReceipt).query(
      `SELECT receipt.id FROM (
         WITH RECURSIVE chain (id, replaces, depth) AS (
           SELECT id, replaces, 0 FROM consent_receipt WHERE id = $1
           UNION ALL
           SELECT former.id, former.replaces, depth + 1 FROM consent_receipt AS former
             JOIN chain ON chain.replaces = former.id WHERE depth < 100
         ) SELECT id, depth FROM chain
       ) AS named JOIN consent_receipt AS receipt USING (id) ORDER BY named.depth FOR UPDATE OF receipt`,
      [replaces],
    );
    return replacedReceipts.parse(rows).map(({ id }) => id);
  }

  private async write(ctx: RequestContext, choice: EngineConsentChoice, replaces: string | null): Promise<void> {
    const { receiptId, purposes, textVersion, locale } = choice;
    const { language } = locales[locale];
    await this.connection.getRepository(ctx, ConsentReceipt).query(
      `INSERT INTO consent_receipt (id, replaces, customer_id, purposes, text_version, language, locale, store_key)
       VALUES ($1, $2, (SELECT id FROM customer WHERE "userId" = $3 AND "deletedAt" IS NULL), $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO NOTHING`,
      [receiptId, replaces, ctx.activeUserId ?? null, purposes, textVersion, language, locale, storeOf(ctx).key],
    );
  }
}
