import { Injectable } from '@nestjs/common';
import { locale as localeField } from '@tradehall/domain/calls/fields.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { reviewRefusalReasons, reviewStates } from '@tradehall/domain/reviews/review.ts';
import {
  type EngineReviews,
  type MyReviewsRequest,
  reviewsEngineCalls,
  type WrittenReview,
} from '@tradehall/domain/reviews/reviews.engine-calls.ts';
import { reviewConsentVersion } from '@tradehall/domain/reviews/written-review.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor, type EngineResult } from '../platform/engine-door/engine-door';
import { storeOf } from '../platform/stores/store';
import { Statements } from '../platform/statements';
import { productName } from './product-name';

const idRow = z.object({ id: z.int() });
const purchaseRow = z.object({ orderId: z.int(), productId: z.int() });
const countRow = z.object({ total: z.int() });

const reviewRow = z.object({
  id: z.int(),
  sku: z.string(),
  productName: z.string(),
  authorName: z.string(),
  text: z.string(),
  rating: z.int(),
  createdAt: z.date(),
  locale: localeField,
  state: z.enum(reviewStates),
  refusalReason: z.enum(reviewRefusalReasons).nullable(),
});

const toReviewRow = z.object({ sku: z.string(), productName: z.string(), orderedAt: z.date() });

const selectCustomer = 'SELECT id FROM customer WHERE "userId" = $1 AND "deletedAt" IS NULL';

// What an order still holds: a line that was cancelled has no pieces left. Guarantees are no products to speak of.
const bought = `
  cart JOIN "order" AS placed ON placed.id = cart.order_id AND placed."customerId" = cart.customer_id
  JOIN order_line AS line ON line."orderId" = placed.id AND line.quantity > 0
  JOIN product_variant AS variant ON variant.id = line."productVariantId" AND variant.sku ~ '^EX[0-9]{8}$'
  WHERE cart.customer_id = $1 AND cart.state = 'Ordered'
    AND placed."orderPlacedAt" IS NOT NULL AND placed.state <> 'Cancelled'`;

const selectPurchase = `
  SELECT placed.id AS "orderId", variant."productId" FROM ${bought} AND variant.sku = $2
  ORDER BY placed."orderPlacedAt" DESC LIMIT 1`;

// The second of two at once waits for the first, and then finds it.
const insertReview = `
  INSERT INTO review (product_id, customer_id, order_id, sku, rating, text, author_name, locale, state,
    review_consent, consent_version, consent_language)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11)
  ON CONFLICT (customer_id, sku) DO NOTHING RETURNING id`;

const orders = {
  'top-reviews': 'rating DESC, created_at DESC, text DESC, id DESC',
  'most-recent': 'created_at DESC, id DESC',
} as const;

const mine = 'FROM review WHERE customer_id = $1 AND ($2::text IS NULL OR sku = $2)';

const selectMine = (sort: keyof typeof orders) => `
  SELECT id, sku, author_name AS "authorName", text, rating, created_at AS "createdAt", locale, state,
    refusal_reason AS "refusalReason", ${productName('product_id', 'sku', '$5')} AS "productName"
  ${mine} ORDER BY ${orders[sort]} LIMIT $3 OFFSET $4`;

const selectToReview = `
  SELECT wanted.sku, wanted."orderedAt", ${productName('wanted."productId"', 'wanted.sku', '$3')} AS "productName"
  FROM (
    SELECT variant.sku, variant."productId", max(placed."orderPlacedAt") AS "orderedAt" FROM ${bought}
      AND ($2::text IS NULL OR variant.sku = $2)
      AND NOT EXISTS (SELECT FROM review WHERE review.customer_id = $1 AND review.sku = variant.sku)
    GROUP BY variant.sku, variant."productId"
  ) AS wanted ORDER BY wanted."orderedAt" DESC, wanted.sku LIMIT 50`;

/** What customers write of what they have bought. Who she is says the session, and nothing else. */
@Injectable()
export class CustomerReviews {
  constructor(
    door: EngineDoor,
    private readonly statements: Statements,
  ) {
    door.serve(reviewsEngineCalls, {
      myReviews: async (ctx, request) => succeed(await this.mine(ctx, request)),
      addReview: (ctx, review) => this.add(ctx, review),
    });
  }

  private async add(
    ctx: RequestContext,
    review: WrittenReview,
  ): Promise<EngineResult<typeof reviewsEngineCalls.addReview>> {
    const customerId = await this.customerOf(ctx);
    if (customerId === null) return fail({ code: 'not-authenticated' });
    const purchase = await this.statements.first(ctx, purchaseRow, selectPurchase, [customerId, review.sku]);
    if (!purchase) return fail({ code: 'review-sku-not-purchased' });
    const { sku, rating, text, authorName, locale } = review;
    const kept = await this.statements.first(ctx, idRow, insertReview, [
      ...[purchase.productId, customerId, purchase.orderId, sku, rating, text, authorName, locale],
      ...consentOf(ctx, review),
    ]);
    return kept ? succeed({ reviewId: String(kept.id) }) : fail({ code: 'review-already-submitted' });
  }

  /** Null for a guest. */
  private async mine(ctx: RequestContext, request: MyReviewsRequest): Promise<EngineReviews | null> {
    const { locale, sku, limit, offset, sort } = request;
    const customerId = await this.customerOf(ctx);
    if (customerId === null) return null;
    const counted = await this.statements.first(ctx, countRow, `SELECT count(*)::int AS total ${mine}`, [
      customerId,
      sku,
    ]);
    const page = [customerId, sku, limit, offset, locale];
    const reviews = await this.statements.all(ctx, reviewRow, selectMine(sort), page);
    const unreviewed = await this.statements.all(ctx, toReviewRow, selectToReview, [customerId, sku, locale]);
    return {
      total: counted?.total ?? 0,
      results: reviews.map((row) => ({ ...row, id: String(row.id), createdAt: row.createdAt.toISOString() })),
      toReview: unreviewed.map((row) => ({ ...row, orderedAt: row.orderedAt.toISOString() })),
    };
  }

  private async customerOf(ctx: RequestContext): Promise<number | null> {
    if (ctx.activeUserId === undefined) return null;
    const customer = await this.statements.first(ctx, idRow, selectCustomer, [Number(ctx.activeUserId)]);
    return customer?.id ?? null;
  }
}

/** Asked only in some countries (A§5); elsewhere there is no answer to keep. */
function consentOf(ctx: RequestContext, { reviewConsent, locale }: WrittenReview): unknown[] {
  return storeOf(ctx).country.reviewConsent
    ? [reviewConsent, reviewConsentVersion, locales[locale].language]
    : [null, null, null];
}
