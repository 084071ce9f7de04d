import { productSlug } from '@tradehall/domain/calls/fields.ts';
import { recallActions, recallHazards } from '@tradehall/domain/equipment/recall.ts';
import { reviewRefusalReasons } from '@tradehall/domain/reviews/review.ts';
import { z } from 'zod';

const text = z.string().min(1);
const placedOrder = { orderId: z.int(), orderNumber: text };
/** Whole, with its token, from `shopLink`. */
const link = z.url({ protocol: /^https?$/ });

/** What each kind of mail has to be told. */
export const mailKinds = {
  'newsletter-confirmation': z.strictObject({ token: text }),
  'newsletter-ending': z.strictObject({ token: text }),
  'back-in-stock': z.strictObject({ name: text, slug: productSlug }),
  'order-confirmation': z.strictObject(placedOrder),
  /** The money of an order that waited for it: a transfer, a cash machine. */
  'payment-received': z.strictObject(placedOrder),
  /** It will not come: the order is cancelled. */
  'payment-failed': z.strictObject(placedOrder),
  'order-link': z.strictObject({ orderNumber: text, link }),
  /** What was declared, and when it reached us: the law wants both on a durable medium. */
  'withdrawal-receipt': z.strictObject({
    orderNumber: text,
    receivedAt: z.iso.datetime(),
    /** Who declares it, as she wrote her name. */
    name: text.optional(),
    lines: z.array(z.object({ name: text, quantity: z.int().positive() })).min(1),
    link,
  }),
  'account-verify': z.strictObject({ token: text }),
  /** An account of what a guest has ordered: its password is chosen behind the link. */
  'account-from-order': z.strictObject({ token: text, orderNumber: text }),
  /** Somebody wants an account where there is one. */
  'account-exists': z.strictObject({}),
  'password-reset': z.strictObject({ token: text }),
  'password-changed': z.strictObject({
    changedAt: z.iso.datetime(),
    /** Passkeys and other ways to sign in went with the old password. */
    areWaysEnded: z.boolean().optional(),
  }),
  /** Proves whose data it is, for accounts without a password. */
  'my-data-link': z.strictObject({ token: text }),
  /** The last there is. */
  'account-deleted': z.strictObject({ deletedAt: z.iso.datetime() }),
  /** Besides the password, or in its place. */
  'sign-in-added': z.strictObject({ way: z.enum(['google', 'facebook', 'passkey']), addedAt: z.iso.datetime() }),
  /** What somebody has bought is dangerous. */
  'product-recall': z.strictObject({
    name: text,
    productNumber: text,
    hazard: z.enum(recallHazards),
    action: z.enum(recallActions),
    batch: text.nullable(),
    orderNumber: text,
    hasAccount: z.boolean(),
  }),
  /** Its number alone: whoever gets it may not be who wrote. */
  'case-received': z.strictObject({ caseNumber: text }),
  'case-answer': z.strictObject({ caseNumber: text, words: text }),
  /** The slug is null where the shop does not show the product. */
  'review-published': z.strictObject({ product: text, slug: productSlug.nullable() }),
  'review-refused': z.strictObject({ product: text, reason: z.enum(reviewRefusalReasons) }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailContents<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]>;

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind);
}

export const mailKindNames: readonly MailKind[] = Object.keys(mailKinds).filter(isMailKind);
