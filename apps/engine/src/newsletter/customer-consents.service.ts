import { Injectable } from '@nestjs/common';
import type { CustomerConsent } from '@tradehall/domain/newsletter/consents.calls.ts';
import type { ChosenConsents } from '@tradehall/domain/newsletter/newsletter.engine-calls.ts';
import { consentKinds } from '@tradehall/domain/tracking/tracking.calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { storeOf } from '../platform/stores/store';
import { TrackingOutbox } from '../tracking/tracking-outbox.service';
import { ConsentReceipts } from './consent-receipts';
import type { ConsentKind, NewsletterConsent } from './newsletter-consent.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { NewsletterService } from './newsletter.service';
import { agreedIn, Subscriptions } from './subscriptions';

const customerRow = z.object({ id: z.int(), email: z.string(), isProven: z.boolean() });
type CustomerRow = z.output<typeof customerRow>;

const selectCustomer = `
  SELECT customer.id, lower(customer."emailAddress") AS email, "user".verified AS "isProven"
    FROM customer JOIN "user" ON "user".id = customer."userId"
   WHERE "user".id = $1 AND customer."deletedAt" IS NULL`;

/** What a customer lets us do. Whose consents they are is the session's word alone. */
@Injectable()
export class CustomerConsents {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly subscriptions: Subscriptions,
    private readonly newsletter: NewsletterService,
    private readonly receipts: ConsentReceipts,
    private readonly tracking: TrackingOutbox,
  ) {}

  /** Null for a guest. Kinds nobody has said anything about are left out. */
  async list(ctx: RequestContext): Promise<CustomerConsent[] | null> {
    const customer = await this.findCustomer(ctx);
    if (!customer) return null;
    const found = await Promise.all(consentKinds.map((kind) => this.findReceipt(ctx, customer, kind)));
    return found
      .filter((receipt) => receipt !== null)
      .map(({ kind, isGiven, source, createdAt }) => ({ kind, isGiven, source, changedAt: createdAt.toISOString() }));
  }

  /** False for a guest. What holds already is not written down a second time. */
  set(ctx: RequestContext, { asked, given, locale }: ChosenConsents): Promise<boolean> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const customer = await this.findCustomer(tx);
      if (!customer) return false;
      await this.subscriptions.lockAddress(tx, customer.email);
      let isOtherChanged = false;
      for (const kind of new Set([...asked, ...given])) {
        const isGiven = given.includes(kind);
        if (kind === 'newsletter') await this.setNewsletter(tx, customer, isGiven, locale);
        else if (await this.setOther(tx, customer, { kind, isGiven, locale })) isOtherChanged = true;
      }
      if (isOtherChanged) await this.tellOn(tx, customer, locale);
      return true;
    });
  }

  private async setNewsletter(
    tx: RequestContext,
    { id: customerId, email, isProven }: CustomerRow,
    isGiven: boolean,
    locale: ChosenConsents['locale'],
  ): Promise<void> {
    const existing = await this.subscriptions.find(tx, email);
    const said = { source: 'account', customerId } as const;
    if (!isGiven) {
      if (existing && existing.state !== 'ended') await this.subscriptions.end(tx, existing, said);
      return;
    }
    if (existing?.state === 'confirmed') return;
    // Who has no proven mailbox proves it as a guest does.
    if (!isProven) return this.newsletter.offer(tx, { email, locale });
    const now = new Date();
    const subscription =
      existing ?? this.subscriptions.of(tx).create({ email, storeKey: storeOf(tx).key, requestedAt: now });
    await this.subscriptions.confirm(tx, Object.assign(subscription, agreedIn(locale, now)), said);
  }

  private async setOther(
    tx: RequestContext,
    customer: CustomerRow,
    { kind, isGiven, locale }: Pick<NewsletterConsent, 'kind' | 'isGiven'> & Pick<ChosenConsents, 'locale'>,
  ): Promise<boolean> {
    const known = await this.findReceipt(tx, customer, kind);
    if ((known?.isGiven ?? false) === isGiven) return false;
    const storeKey = storeOf(tx).key;
    await this.receipts.add(tx, { kind, isGiven, customerId: customer.id, storeKey, locale, source: 'account' });
    return true;
  }

  /** B§7.4: whoever writes or calls is told all that holds now, once the receipts are there. */
  private async tellOn(tx: RequestContext, { id }: CustomerRow, locale: ChosenConsents['locale']): Promise<void> {
    const consents = ((await this.list(tx)) ?? []).filter(({ isGiven }) => isGiven).map(({ kind }) => kind);
    await this.tracking.add(tx, 'customer-consent', { locale, consents, user_id: String(id) }, { customerId: id });
  }

  private async findReceipt(ctx: RequestContext, { id, email }: CustomerRow, kind: ConsentKind) {
    if (kind !== 'newsletter') return this.receipts.find(ctx, { kind, customerId: id });
    const subscription = await this.subscriptions.find(ctx, email);
    return subscription && this.receipts.find(ctx, { kind, subscriptionId: subscription.id });
  }

  private async findCustomer(ctx: RequestContext): Promise<CustomerRow | null> {
    if (ctx.activeUserId === undefined) return null;
    const rows: unknown = await this.connection
      .getRepository(ctx, NewsletterSubscription)
      .query(selectCustomer, [ctx.activeUserId]);
    return z.array(customerRow).parse(rows)[0] ?? null;
  }
}
