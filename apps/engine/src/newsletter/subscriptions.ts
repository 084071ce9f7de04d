import { Injectable } from '@nestjs/common';
import { isLocale, type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { storeOf } from '../platform/stores/store';
import { TrackingOutbox } from '../tracking/tracking-outbox.service';
import { ConsentReceipts } from './consent-receipts';
import { consentTextVersion } from './consent-text';
import type { ConsentSource } from './newsletter-consent.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';

const selectAccount = `
  SELECT customer.id FROM customer JOIN "user" ON "user".id = customer."userId"
   WHERE lower(customer."emailAddress") = $1 AND customer."deletedAt" IS NULL AND "user".verified`;

/** By whom it was said, where that is known. */
interface Said {
  readonly source: ConsentSource;
  readonly customerId?: number;
}

/** Who reads the newsletter of a store. Each change and its receipt are one transaction. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly receipts: ConsentReceipts,
    private readonly tracking: TrackingOutbox,
  ) {}

  /** Everything about an address happens one after the other; taken before any of its rows. */
  async lockAddress(tx: RequestContext, email: string): Promise<void> {
    await this.of(tx).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
  }

  of(tx: RequestContext) {
    return this.connection.getRepository(tx, NewsletterSubscription);
  }

  find(tx: RequestContext, email: string, storeKey = storeOf(tx).key): Promise<NewsletterSubscription | null> {
    return this.of(tx).findOneBy({ email, storeKey });
  }

  /** For an address that is proven. */
  async confirm(tx: RequestContext, subscription: NewsletterSubscription, said: Said): Promise<void> {
    const confirmed = { state: 'confirmed', confirmedAt: new Date(), tokenHash: null, endedAt: null } as const;
    const saved = await this.of(tx).save(Object.assign(subscription, confirmed));
    await this.note(tx, saved, true, said);
  }

  /** Also of a wish that waits for its confirmation: its link is of no use any more. */
  async end(tx: RequestContext, subscription: NewsletterSubscription, said: Said): Promise<void> {
    const wasGiven = subscription.state === 'confirmed';
    const ended = { state: 'ended', endedAt: new Date(), tokenHash: null, endingHash: null } as const;
    const saved = await this.of(tx).save(Object.assign(subscription, ended));
    if (wasGiven) await this.note(tx, saved, false, said);
  }

  /** Whoever sends the newsletter is told, once the receipt is there. */
  private async note(
    tx: RequestContext,
    { id, email, storeKey, locale }: NewsletterSubscription,
    isGiven: boolean,
    said: Said,
  ): Promise<void> {
    if (!isLocale(locale)) throw new Error(`subscription ${id} is in no language of ours`);
    await this.receipts.add(tx, { kind: 'newsletter', isGiven, subscriptionId: id, storeKey, locale, ...said });
    const customerId = said.customerId ?? (await this.findCustomer(tx, email));
    const told = { locale, email, newsletterAction: isGiven ? 'subscribe' : 'unsubscribe' };
    const body = customerId === null ? told : { ...told, user_id: String(customerId) };
    await this.tracking.add(tx, 'newsletter-doi', body, { visitor: `newsletter ${id}`, customerId });
  }

  /** Whose mailbox it is, by an account that has proven it; null for all others. */
  private async findCustomer(tx: RequestContext, email: string): Promise<number | null> {
    const rows: unknown = await this.of(tx).query(selectAccount, [email]);
    return z.array(z.object({ id: z.int() })).parse(rows)[0]?.id ?? null;
  }
}

/** In which words it was agreed to. */
export function agreedIn(locale: Locale, at: Date) {
  return {
    locale,
    consentVersion: consentTextVersion,
    consentLanguage: locales[locale].language,
    consentedAt: at,
  };
}
