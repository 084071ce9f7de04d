import { productSlug } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';

/** What each kind of mail has to be told. */
export const mailKinds = {
  'newsletter-confirmation': z.strictObject({ token: z.string().min(1) }),
  'back-in-stock': z.strictObject({ name: z.string().min(1), slug: productSlug }),
} as const;

export type MailKind = keyof typeof mailKinds;
export type MailContents<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]>;

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind);
}
