import { succeed } from '@tradehall/domain/calls/result.ts';
import { isOffered, isTestArticle } from '@tradehall/domain/feeds/offer-terms.ts';
import { recallsDocumentKey } from '@tradehall/domain/equipment/recall.ts';
import type { feedCalls } from '@tradehall/domain/feeds/feeds.calls.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { Encoded } from '../read-side/encoded.ts';

/** Products all pieces of which are recalled: nobody is to be led to them. */
async function recalledSkus(locale: Locale, context: CallContext): Promise<ReadonlySet<string>> {
  const document = await context.read('recalls', locale, recallsDocumentKey);
  const recalls = document?.recalls.filter(({ batch }) => batch === null) ?? [];
  return new Set(recalls.map(({ sku }) => sku));
}

export const feedHandlers = {
  getOffersState: async ({ locale }, context) => succeed(await context.offerPages.state(locale)),

  getOffers: async ({ locale, after = '', since = '0' }, context) => {
    const [{ found, next }, recalled] = await Promise.all([
      context.offerPages.page(locale, { after, since }),
      recalledSkus(locale, context),
    ]);
    const offered = found.filter(
      ({ product }) => isOffered(product, context.country) && !isTestArticle(product.sku) && !recalled.has(product.sku),
    );
    const products = Encoded.list(offered.map(({ encoded }) => encoded));
    return succeed(Encoded.object({ products, next: Encoded.of<string | null>(next) }));
  },
} satisfies HandlersOf<typeof feedCalls>;
