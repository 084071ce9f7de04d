import { z } from 'zod';
import { AccountCalls } from './account-calls';
import type { PaymentsUnderTest } from './payments-under-test';
import { ShopClient } from './shop-client';

const password = 'kettle-and-2-cups';

const added = z.object({ reviewId: z.string() });

const mine = z.object({
  total: z.int(),
  results: z.array(
    z.object({ id: z.string(), sku: z.string(), state: z.string(), refusalReason: z.string().nullable() }),
  ),
  toReview: z.array(z.object({ sku: z.string(), productName: z.string() })),
});

interface Written {
  readonly sku: string;
  readonly rating?: number;
  readonly text?: string;
  readonly locale?: string;
  readonly reviewConsent?: boolean;
}

/** Somebody in front of the reviews, with an account or without. */
export class ReviewingCustomer {
  constructor(readonly client: ShopClient) {}

  /** By the shop's own way; what the address has ordered as a guest comes along. */
  static async register(shop: PaymentsUnderTest, email: string, storeKey = 'tradehall_de'): Promise<ReviewingCustomer> {
    const calls = new AccountCalls(new ShopClient(shop.url, storeKey));
    await calls.register(email, password);
    const [mail] = await shop.query(
      `SELECT contents->>'token' AS token FROM mail_outbox WHERE recipient = $1 AND kind = 'account-verify'`,
      [email],
    );
    // Whoever has ordered with the address before chooses the password behind the link.
    await calls.complete(String(mail?.['token']), password);
    if (!(await calls.signsIn(email, password))) throw new Error(`${email} has no account`);
    return new ReviewingCustomer(calls.client);
  }

  add({ sku, rating = 4, text = 'Good.', locale = 'de-DE', reviewConsent = false }: Written) {
    const written = { locale, sku, rating, text, authorName: 'Ada B.', reviewConsent };
    return this.client.another().call('addReview', added, written);
  }

  mine(sku?: string) {
    const wanted = { locale: 'de-DE', sku, limit: 10, offset: 0, sort: 'most-recent' };
    return this.client.call('myReviews', mine.nullable(), wanted);
  }
}
