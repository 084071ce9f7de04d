import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { sampleSearch } from './sample-search.ts';

interface ListingAnswers {
  readonly search?: WireAnswer;
  readonly category?: WireAnswer;
  readonly navigation?: readonly NavigationNode[];
  /** Pages that the words of a search name. */
  readonly help?: readonly { readonly title: string; readonly slug: string }[];
}

interface ListingTransport {
  readonly transport: Transport;
  /** What was asked, in order. */
  readonly asked: { readonly call: string; readonly body: unknown }[];
}

const shippingMethods: readonly ShippingMethod[] = [
  { key: 'parcel', zoneRates: [], daysRange: '2-4' },
  { key: 'freight', zoneRates: [], daysRange: '5-8' },
];

const answered = (value: unknown): WireAnswer => ({ status: 200, body: { data: value } });
const missing = (code: string): WireAnswer => ({ status: 404, body: { failure: { code } } });

const isAboutNavigation = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'query' in body && body.query === 'navigation';

/** A middleware that knows what a list needs, and writes down what it is asked. */
export function listingTransport({ search, category, navigation = [], help = [] }: ListingAnswers): ListingTransport {
  const asked: { call: string; body: unknown }[] = [];
  const answerTo = (call: string, body: unknown): WireAnswer => {
    switch (call) {
      case 'search':
        return search ?? sampleSearch();
      case 'suggest':
        return answered({ hits: [], categories: [], pages: help, total: 0 });
      case 'getCategory':
        return isAboutNavigation(body)
          ? answered({ query: 'navigation', categories: { results: navigation } })
          : (category ?? missing('category-not-found'));
      case 'getShippingMethodsWithoutId':
        return answered({ shippingMethods });
      case 'getStores':
        return missing('store-not-found');
      default:
        return answered(null);
    }
  };
  const transport: Transport = ({ path, body }) => {
    const call = path.slice(path.lastIndexOf('/') + 1);
    asked.push({ call, body });
    return Promise.resolve(answerTo(call, body));
  };
  return { transport, asked };
}
