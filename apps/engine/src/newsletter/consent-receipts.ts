import { Injectable } from '@nestjs/common';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { consentTextVersion } from './consent-text';
import { type ConsentKind, type ConsentSource, NewsletterConsent } from './newsletter-consent.entity';

interface Receipt {
  readonly kind: ConsentKind;
  readonly isGiven: boolean;
  readonly customerId?: number;
  readonly subscriptionId?: number;
  readonly storeKey: string;
  readonly locale: Locale;
  readonly source: ConsentSource;
}

type OwnerOfKind = { readonly kind: ConsentKind } & (
  { readonly customerId: number } | { readonly subscriptionId: number }
);

/** What was agreed to or withdrawn, in which words and when. Written in the transaction that lets it hold. */
@Injectable()
export class ConsentReceipts {
  constructor(private readonly connection: TransactionalConnection) {}

  async add(ctx: RequestContext, { locale, customerId, subscriptionId, ...receipt }: Receipt): Promise<void> {
    await this.connection.getRepository(ctx, NewsletterConsent).insert({
      ...receipt,
      customerId: customerId ?? null,
      subscriptionId: subscriptionId ?? null,
      textVersion: consentTextVersion,
      language: locales[locale].language,
    });
  }

  /** The newest of a kind. */
  find(ctx: RequestContext, of: OwnerOfKind): Promise<NewsletterConsent | null> {
    return this.connection.getRepository(ctx, NewsletterConsent).findOne({ where: of, order: { id: 'DESC' } });
  }
}
