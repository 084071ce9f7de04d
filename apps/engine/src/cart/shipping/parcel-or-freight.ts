import {
  LanguageCode,
  RequestContextCacheService,
  ShippingEligibilityChecker,
  TransactionalConnection,
} from '@vendure/core';
import { hasFreightLine } from './freight-lines';

let connection: TransactionalConnection;
let cache: RequestContextCacheService;

/** One freight line makes the whole order freight; all other orders go as parcels. */
export const parcelOrFreight = new ShippingEligibilityChecker({
  code: 'parcel-or-freight',
  description: [{ languageCode: LanguageCode.en, value: 'By what the order holds: parcels only, or freight' }],
  args: { freight: { type: 'boolean' } },
  init(injector) {
    connection = injector.get(TransactionalConnection);
    cache = injector.get(RequestContextCacheService);
  },
  async check(ctx, order, args) {
    return (await hasFreightLine(ctx, order, connection, cache)) === args.freight;
  },
});
