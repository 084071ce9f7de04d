import { Injectable } from '@nestjs/common';
import { emailAddress, locale as localeField } from '@tradehall/domain/calls/fields.ts';
import { type Locale, locales } from '@tradehall/domain/countries/locales.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { MoreThan } from 'typeorm';
import { z } from 'zod';
import { storeOf } from '../country-stores/store';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { consentTextVersion } from './consent-text';
import { createLinkToken, hashOfToken } from './link-token';
import { NewsletterSubscription } from './newsletter-subscription.entity';

const wish = z.object({ email: emailAddress.transform((email) => email.toLowerCase()), locale: localeField });
const givenToken = z.string().min(1).max(500);

const pauseBetweenMailsMs = 10 * 60_000;
const linkLifeMs = 7 * 24 * 60 * 60_000;

@Injectable()
export class NewsletterService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly mails: MailOutboxService,
  ) {}

  /** Says nothing about what it found: nobody learns here who reads the newsletter. */
  async request(ctx: RequestContext, input: unknown): Promise<void> {
    const { email, locale } = wish.parse(input);
    const storeKey = storeOf(ctx).key;
    const repository = this.connection.getRepository(ctx, NewsletterSubscription);
    // Two wishes for one address at the same moment are one mail.
    await repository.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
    const existing = await repository.findOneBy({ email, storeKey });
    if (existing?.state === 'confirmed' || (await this.wasMailedJustNow(ctx, email))) return;
    const now = new Date();
    const { token, hash } = createLinkToken();
    const pending = { state: 'pending', tokenHash: hash, requestedAt: now, confirmedAt: null } as const;
    const subscription = existing ?? repository.create({ email, storeKey });
    await repository.save(Object.assign(subscription, receipt(locale, now), pending));
    const usefulUntil = new Date(now.getTime() + linkLifeMs);
    await this.mails.orderInstead(ctx, {
      kind: 'newsletter-confirmation',
      storeKey,
      locale,
      to: email,
      contents: { token },
      usefulUntil,
    });
  }

  /** Once, and within seven days. */
  async confirm(ctx: RequestContext, token: unknown): Promise<boolean> {
    const parsed = givenToken.safeParse(token);
    if (!parsed.success) return false;
    const { affected } = await this.connection.getRepository(ctx, NewsletterSubscription).update(
      {
        tokenHash: hashOfToken(parsed.data),
        state: 'pending',
        requestedAt: MoreThan(new Date(Date.now() - linkLifeMs)),
      },
      { state: 'confirmed', confirmedAt: new Date(), tokenHash: null },
    );
    return affected === 1;
  }

  private wasMailedJustNow(ctx: RequestContext, email: string): Promise<boolean> {
    return this.connection.getRepository(ctx, NewsletterSubscription).existsBy({
      email,
      requestedAt: MoreThan(new Date(Date.now() - pauseBetweenMailsMs)),
    });
  }
}

function receipt(locale: Locale, at: Date) {
  return {
    locale,
    consentVersion: consentTextVersion,
    consentLanguage: locales[locale].language,
    consentedAt: at,
  };
}
