import { Injectable } from '@nestjs/common';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { isLocale, locales } from '@tradehall/domain/locales/locales.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { Statements } from '../platform/statements';
import { productName } from './product-name';
import type { ReviewDecision } from './review-request';

const usefulForMs = 7 * 24 * 60 * 60_000;

const authorRow = z.object({
  email: z.string(),
  locale: z.string().refine(isLocale),
  product: z.string(),
  slug: z.string().nullable(),
});

// Whoever has left is not written to.
const selectAuthor = `
  SELECT customer."emailAddress" AS email, review.locale,
    ${productName('review.product_id', 'review.sku', 'review.locale')} AS product,
    (SELECT body::jsonb->>'slug' FROM read_side.document
      WHERE kind = 'product' AND locale = review.locale AND key = review.sku) AS slug
  FROM review JOIN customer ON customer.id = review.customer_id AND customer."deletedAt" IS NULL
  WHERE review.id = $1`;

/** To the author, in the language she wrote in. */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly statements: Statements,
    private readonly mails: MailOutboxService,
  ) {}

  async tellAuthor(ctx: RequestContext, { id, state, reason }: ReviewDecision): Promise<void> {
    if (state === 'pending') return;
    const author = await this.statements.first(ctx, authorRow, selectAuthor, [id]);
    if (!author) return;
    const { email, locale, product, slug } = author;
    const letter = {
      storeKey: storeKey(countries[locales[locale].country]),
      locale,
      to: email,
      usefulUntil: new Date(Date.now() + usefulForMs),
    };
    await (reason === null
      ? this.mails.order(ctx, { ...letter, kind: 'review-published', contents: { product, slug } })
      : this.mails.order(ctx, { ...letter, kind: 'review-refused', contents: { product, reason } }));
  }
}
