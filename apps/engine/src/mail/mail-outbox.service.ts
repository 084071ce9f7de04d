import { Injectable } from '@nestjs/common';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { traceparentHere } from '@tradehall/process/traces.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import type { MailContents, MailKind } from './mail-kinds';
import { IsNull } from 'typeorm';
import { MailOutbox } from './mail-outbox.entity';

interface MailOrder<Kind extends MailKind> {
  readonly kind: Kind;
  readonly storeKey: string;
  readonly locale: Locale;
  readonly to: string;
  readonly contents: MailContents<Kind>;
  readonly usefulUntil: Date;
  /** Once an order: a second mail of its kind fails the transaction that wants it. */
  readonly orderId?: number;
}

@Injectable()
export class MailOutboxService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The mail is sent once the caller's transaction is committed, and not at all if it is not. */
  async order<Kind extends MailKind>(ctx: RequestContext, { to, ...mail }: MailOrder<Kind>): Promise<void> {
    await this.connection.getRepository(ctx, MailOutbox).insert({ ...mail, recipient: to, trace: traceparentHere() });
  }

  /** Instead of those of its kind that still wait to be sent there: what they say holds no longer. */
  async orderInstead<Kind extends MailKind>(ctx: RequestContext, mail: MailOrder<Kind>): Promise<void> {
    const { kind, storeKey, to } = mail;
    const waiting = { kind, storeKey, recipient: to, sentAt: IsNull() };
    await this.connection.getRepository(ctx, MailOutbox).delete(waiting);
    await this.order(ctx, mail);
  }
}
