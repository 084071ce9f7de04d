import { z } from 'zod';
import { localeCodes } from '../locales/locales.ts';
import {
  emailLength,
  emailPattern,
  phoneLength,
  phonePattern,
  plainParagraphsPattern,
  plainTextPattern,
} from './field-patterns.ts';

// Fields that calls and documents of several capabilities share.

export const locale = z.enum(localeCodes);

export const productSku = z.string().regex(/^EX\d{8}$/);
/** Virtual extra-guarantee articles, A§9. */
export const guaranteeSku = z.enum(['4100010', '4100020', '4100030', '4100040']);
export const sku = z.union([productSku, guaranteeSku]);

/** A§9: at most 1000 pieces of one product. */
export const maximumQuantity = 1000;
export const quantity = z.int().min(1).max(maximumQuantity);

export const entityId = z.string().regex(/^[\w-]{1,64}$/);
export const version = z.int().nonnegative();
/** Names one wish of the shopper: sent again it changes nothing twice. */
export const intentId = z.uuid();

export const slug = z
  .string()
  .max(200)
  .regex(/^[\p{Ll}\p{Nd}]+(?:-[\p{Ll}\p{Nd}]+)*$/u);
export const productSlug = z
  .string()
  .max(200)
  .regex(/^(?:[\p{Ll}\p{Nd}]+-)+\d{8}$/u);

export const emailAddress = z.email({ pattern: emailPattern }).max(emailLength);
export const phoneNumber = z.string().max(phoneLength).regex(phonePattern);

export function plainText(maximumLength: number) {
  return z.string().trim().min(1).max(maximumLength).regex(plainTextPattern);
}

export function plainParagraphs(maximumLength: number) {
  return z.string().trim().min(1).max(maximumLength).regex(plainParagraphsPattern);
}

/** A path of this shop; where it may lead is decided by the one redirect rule. */
export const shopPath = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u);

export const imageReference = z.object({ url: z.string().min(1), alt: z.string() });

export const nothing = z.object({});
export const noInput = z.strictObject({});
