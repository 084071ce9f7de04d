import { Injectable } from '@nestjs/common';
import { type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';
import { productName } from './product-name';
import { ReviewMails } from './review-mails';
import type { ReviewDecision, ReviewListRequest } from './review-request';

const reviewRow = z.object({
  id: z.int(),
  state: z.string(),
  sku: z.string().nullable(),
  productId: z.int(),
  productName: z.string(),
  rating: z.int(),
  text: z.string(),
  authorName: z.string(),
  locale: z.string(),
  createdAt: z.date(),
  orderNumber: z.string().nullable(),
  refusalReason: z.string().nullable(),
  moderatedAt: z.date().nullable(),
  moderatedBy: z.string().nullable(),
});
export type ReviewUnderModeration = z.output<typeof reviewRow>;

const countRow = z.object({ total: z.int() });
const decidedRow = z.object({ id: z.int() });
const stateRow = z.object({ state: z.string(), reason: z.string().nullable() });

// A product has one variant.
const variantSku = `(SELECT sku FROM product_variant WHERE "productId" = review.product_id AND "deletedAt" IS NULL
  ORDER BY id LIMIT 1)`;

const selectReview = `
  SELECT review.id, review.state, shown.sku, review.product_id AS "productId", review.rating, review.text,
    review.author_name AS "authorName", review.locale, review.created_at AS "createdAt", placed.code AS "orderNumber",
    review.refusal_reason AS "refusalReason", review.moderated_at AS "moderatedAt",
    moderator.identifier AS "moderatedBy",
    coalesce(${productName('review.product_id', 'shown.sku', `'en-GB'`)}, '') AS "productName"`;

const from = `
  FROM review CROSS JOIN LATERAL (SELECT coalesce(review.sku, ${variantSku}) AS sku) AS shown
  LEFT JOIN "order" AS placed ON placed.id = review.order_id
  LEFT JOIN "user" AS moderator ON moderator.id = review.moderated_by`;

const listed = `FROM review WHERE state = $1 AND ($2::text IS NULL OR product_id IN (
  SELECT "productId" FROM product_variant WHERE sku = $2))`;

// Who waits longest comes first; of what is decided the newest. The page is cut out before anything else is looked up.
function selectList(state: string) {
  const order = state === 'pending' ? 'ASC' : 'DESC';
  const page = `SELECT id ${listed} ORDER BY created_at ${order}, id ${order} LIMIT $3 OFFSET $4`;
  return `${selectReview} ${from} WHERE review.id IN (${page}) ORDER BY review.created_at ${order}, review.id ${order}`;
}

const decide = `
  UPDATE review SET state = $3, refusal_reason = $4, moderated_at = now(), moderated_by = $5
  WHERE id = $1 AND state = $2 AND (state <> $3 OR refusal_reason IS DISTINCT FROM $4) RETURNING id`;

const selectState = 'SELECT state, refusal_reason AS reason FROM review WHERE id = $1';

/** Reviews are read by people before anybody else sees them. */
@Injectable()
export class ReviewModeration {
  constructor(
    private readonly statements: Statements,
    private readonly mails: ReviewMails,
  ) {}

  async find(ctx: RequestContext, { state, sku, skip, take }: ReviewListRequest) {
    const counted = await this.statements.first(ctx, countRow, `SELECT count(*)::int AS total ${listed}`, [state, sku]);
    const items = await this.statements.all(ctx, reviewRow, selectList(state), [state, sku, take, skip]);
    return { items, totalItems: counted?.total ?? 0 };
  }

  /** Pressed twice it is one decision, with one mail; of two operators the second is told that there is one. */
  async decide(ctx: RequestContext, decision: ReviewDecision): Promise<ReviewUnderModeration> {
    const { id, from: seen, state, reason } = decision;
    const values = [id, seen, state, reason, ctx.activeUserId === undefined ? null : Number(ctx.activeUserId)];
    const decided = await this.statements.first(ctx, decidedRow, decide, values);
    if (decided) await this.mails.tellAuthor(ctx, decision);
    else await this.requireDecided(ctx, decision);
    const review = await this.statements.first(ctx, reviewRow, `${selectReview} ${from} WHERE review.id = $1`, [id]);
    if (!review) throw new UserInputError('This review does not exist.');
    return review;
  }

  private async requireDecided(ctx: RequestContext, { id, state, reason }: ReviewDecision): Promise<void> {
    const found = await this.statements.first(ctx, stateRow, selectState, [id]);
    if (!found) throw new UserInputError('This review does not exist.');
    if (found.state !== state || found.reason !== reason)
      throw new UserInputError(`Somebody else has decided meanwhile: the review is ${found.state}.`);
  }
}
