import { Injectable } from '@nestjs/common';
import type { NewsletterWish } from '@tradehall/domain/newsletter/newsletter.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { MoreThan } from 'typeorm';
import { answerEvenly } from '../platform/answer-evenly';
import { storeOf } from '../platform/stores/store';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { createLinkToken, hashOfToken } from '../platform/link-token';
import { agreedIn, Subscriptions } from './subscriptions';

const pauseBetweenMailsMs = 10 * 60_000;
const linkLifeMs = 7 * 24 * 60 * 60_000;

const justNow = () => MoreThan(new Date(Date.now() - pauseBetweenMailsMs));
const withinLife = () => MoreThan(new Date(Date.now() - linkLifeMs));

/** Double opt-in, and double opt-out: a subscription begins and ends by a link of a mail, unless the mailbox is proven. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly subscriptions: Subscriptions,
    private readonly mails: MailOutboxService,
  ) {}

  /** Says nothing about what it found, and takes as long for anybody: nobody learns here who reads the newsletter. */
  request(ctx: RequestContext, wish: NewsletterWish): Promise<void> {
    return answerEvenly(this.connection.withTransaction(ctx, (tx) => this.offer(tx, wish)));
  }

  requestEnding(ctx: RequestContext, wish: NewsletterWish): Promise<void> {
    return answerEvenly(this.connection.withTransaction(ctx, (tx) => this.offerEnding(tx, wish)));
  }

  async offer(tx: RequestContext, { email, locale }: NewsletterWish, storeKey = storeOf(tx).key): Promise<void> {
    // Two wishes for one address at the same moment are one mail.
    await this.subscriptions.lockAddress(tx, email);
    const existing = await this.subscriptions.find(tx, email, storeKey);
    const isMailed = await this.subscriptions.of(tx).existsBy({ email, requestedAt: justNow() });
    if (existing?.state === 'confirmed' || isMailed) return;
    const now = new Date();
    const { token, hash } = createLinkToken();
    const pending = { state: 'pending', tokenHash: hash, requestedAt: now, confirmedAt: null } as const;
    const subscription = existing ?? this.subscriptions.of(tx).create({ email, storeKey });
    await this.subscriptions.of(tx).save(Object.assign(subscription, agreedIn(locale, now), pending));
    await this.order(tx, 'newsletter-confirmation', { email, locale, storeKey }, token);
  }

  private async offerEnding(tx: RequestContext, { email, locale }: NewsletterWish): Promise<void> {
    await this.subscriptions.lockAddress(tx, email);
    const subscription = await this.subscriptions.find(tx, email);
    const isMailed = await this.subscriptions.of(tx).existsBy({ email, endingRequestedAt: justNow() });
    if (subscription?.state !== 'confirmed' || isMailed) return;
    const { token, hash } = createLinkToken();
    await this.subscriptions
      .of(tx)
      .save(Object.assign(subscription, { endingHash: hash, endingRequestedAt: new Date() }));
    await this.order(tx, 'newsletter-ending', { email, locale, storeKey: storeOf(tx).key }, token);
  }

  private order(
    tx: RequestContext,
    kind: 'newsletter-confirmation' | 'newsletter-ending',
    { email, locale, storeKey }: NewsletterWish & { storeKey: string },
    token: string,
  ): Promise<void> {
    const usefulUntil = new Date(Date.now() + linkLifeMs);
    return this.mails.orderInstead(tx, { kind, storeKey, locale, to: email, contents: { token }, usefulUntil });
  }

  /** Once, and within seven days. */
  confirm(ctx: RequestContext, token: string): Promise<boolean> {
    return this.use(ctx, token, async (tx, hash) => {
      const pending = { tokenHash: hash, state: 'pending', requestedAt: withinLife() } as const;
      const subscription = await this.subscriptions.of(tx).findOne({ where: pending, lock: rowLock });
      if (subscription) await this.subscriptions.confirm(tx, subscription, { source: 'mail' });
      return subscription !== null;
    });
  }

  end(ctx: RequestContext, token: string): Promise<boolean> {
    return this.use(ctx, token, async (tx, hash) => {
      const read = { endingHash: hash, state: 'confirmed', endingRequestedAt: withinLife() } as const;
      const subscription = await this.subscriptions.of(tx).findOne({ where: read, lock: rowLock });
      if (subscription) await this.subscriptions.end(tx, subscription, { source: 'mail' });
      return subscription !== null;
    });
  }

  /** Of many uses at once one finds the row as it was: the lock makes the others look again. */
  private use(
    ctx: RequestContext,
    token: string,
    work: (tx: RequestContext, hash: string) => Promise<boolean>,
  ): Promise<boolean> {
    return this.connection.withTransaction(ctx, (tx) => work(tx, hashOfToken(token)));
  }
}

const rowLock = { mode: 'pessimistic_write' } as const;
