/** The orders and carts of an e-mail address, the account's own among them. `term` is the parameter that holds it. */
export const cartsOfEmail = (term: string): string => `
  SELECT id FROM "order" WHERE lower("customFieldsContactemail") = lower(${term})
  UNION
  SELECT "order".id FROM "order" JOIN customer ON customer.id = "order"."customerId"
   WHERE customer."emailAddress" = lower(${term})`;

/** The payments of an order number or of any reference of the provider, those of reversals and refunds among them. */
export const attemptsOfReference = (term: string): string => `
  SELECT id FROM payment_attempt WHERE order_number = upper(${term})
  UNION
  SELECT id FROM payment_attempt WHERE psp_ref IN (${term}, upper(${term}))
  UNION
  SELECT attempt_id FROM webhook_inbox WHERE psp_ref IN (${term}, upper(${term})) AND attempt_id IS NOT NULL`;
