import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, entityId, locale, phoneNumber, plainText, productSku, sku, slug } from '../calls/fields.ts';

// B§7.4 also sends email and user_id of the visitor: the server knows both from the session.
const visitor = { locale, cookie: z.uuid() };
const emailToken = z.string().min(1).max(500);

export const consentKinds = ['newsletter', 'sms', 'phone', 'soft_newsletter', 'soft_phone', 'soft_sms'] as const;
const consents = z.array(z.enum(consentKinds)).min(1).max(consentKinds.length);

/** B§9: cart 1, shipping 2, billing 3, payment 4, thank you 5. */
const checkoutStep = z.literal([1, 2, 3, 4, 5]);

// Not accepted: the visitor has not consented. A dead tracking service is the server's affair.
function tracking<Takes extends z.ZodType>(takes: Takes) {
  return call({ takes, answers: z.object({ accepted: z.boolean() }), failsWith: [] });
}

export const trackingCalls = {
  'view-item': tracking(z.strictObject({ ...visitor, sku: productSku })),

  'view-category': tracking(
    z.strictObject({
      ...visitor,
      slug,
      additional_props: z.strictObject({ category_listed_products: z.array(productSku).max(48) }),
    }),
  ),

  'cart-update': tracking(
    z.strictObject({
      ...visitor,
      action: z.enum(['addItem', 'removeItem', 'updateItemQty']),
      cart_id: entityId,
      sku,
      recommendation_id: entityId.optional(),
    }),
  ),

  'customer-update': tracking(z.strictObject(visitor)),

  consent: tracking(
    z.strictObject({
      ...visitor,
      consents,
      additional_props: z.strictObject({ source: plainText(60).optional() }),
      gdpr_phone: phoneNumber.optional(),
      email_token: emailToken.optional(),
    }),
  ),

  // Of the kinds that were `asked` about those in `consents` are given, the others withdrawn; without it nothing is
  // withdrawn. A token is the link of a mail and speaks of the newsletter only; without one it is the session's customer.
  'customer-consent': call({
    takes: z.strictObject({
      locale,
      consents: z.array(z.enum(consentKinds)).max(consentKinds.length),
      asked: z.array(z.enum(consentKinds)).max(consentKinds.length).optional(),
      email_token: emailToken.optional(),
    }),
    answers: z.object({ accepted: z.boolean() }),
    failsWith: ['not-authenticated', 'link-expired'],
  }),

  'newsletter-doi': call({
    takes: z.strictObject({ locale, email: emailAddress, newsletterAction: z.enum(['subscribe', 'unsubscribe']) }),
    answers: z.object({ accepted: z.boolean() }),
    failsWith: [],
  }),

  newsletter: tracking(z.strictObject({ locale, email: emailAddress })),

  'notifyme-restock': call({
    takes: z.strictObject({ locale, email: emailAddress, productSku }),
    answers: z.object({ accepted: z.boolean() }),
    failsWith: ['product-not-found'],
  }),

  checkout: tracking(z.strictObject({ ...visitor, cart_id: entityId, step: checkoutStep })),

  recommendation: tracking(
    z.strictObject({
      ...visitor,
      path: z.string().max(2000),
      recommendation_id: entityId,
      recommendation_name: plainText(100),
      action: z.enum(['show', 'click']),
    }),
  ),
};

export const customerTrackingCalls = {
  // B§7.3: what comes back is kept in the tracking cookie.
  'customer-tracking': call({
    takes: z.strictObject({ cookie: z.string().max(200).optional() }),
    answers: z.object({ trackingId: z.string().nullable() }),
    failsWith: [],
  }),
};
