import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { type CardProvider, cardProviderToken } from '../card-provider/card-provider';
import type { WebhookItem } from '../card-provider/read-webhook';
import { Statements } from '../../platform/statements';

const idRow = z.object({ id: z.coerce.string() });
const paymentRow = z.object({ pspReference: z.string(), reference: z.string() });

const authorisation = `outcome = 'unmatched' AND event_code = 'AUTHORISATION' AND success`;

/** Money at the provider that belongs to no payment here, as after a restore: an operator decides what becomes of it. */
@Injectable()
export class UnmatchedPayments {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly statements: Statements,
  ) {}

  /** It stays on the board until the provider has confirmed. False: there is no such money, or it was seen to. */
  async giveBack(ctx: RequestContext, id: string): Promise<boolean> {
    const statement = `SELECT psp_ref AS "pspReference", merchant_reference AS reference FROM webhook_inbox WHERE id = $1 AND ${authorisation}`;
    const payment = await this.statements.first(ctx, paymentRow, statement, [id]);
    if (!payment) return false;
    // The same key however often it is pressed: the provider gives back once.
    await this.provider.reverse({ ...payment, key: `unmatched:${payment.pspReference}` });
    return true;
  }

  /** An operator has made the order by hand, or it is none of ours. False: it was seen to before. */
  async close(ctx: RequestContext, id: string): Promise<boolean> {
    const statement = `UPDATE webhook_inbox SET outcome = 'seen-to' WHERE id = $1 AND outcome = 'unmatched' RETURNING id`;
    return (await this.statements.first(ctx, idRow, statement, [id])) !== null;
  }

  /** The provider reports that the whole of it is back, whoever asked for it. */
  async isGivenBack(ctx: RequestContext, { success, eventCode, originalReference }: WebhookItem): Promise<boolean> {
    const isWhole = ['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL'].includes(eventCode);
    if (!success || !isWhole || originalReference === null) return false;
    const statement = `UPDATE webhook_inbox SET outcome = 'given-back' WHERE psp_ref = $1 AND ${authorisation} RETURNING id`;
    return (await this.statements.first(ctx, idRow, statement, [originalReference])) !== null;
  }
}
