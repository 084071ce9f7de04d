import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartTimelineService } from './cart-timeline.service';
import { PaymentBoardResolver } from './payment-board.resolver';
import { PaymentBoardService } from './payment-board.service';
import { paymentBoardSchema } from './payment-board-schema';

/** What operators see of the payments: it only reads. */
@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [PaymentBoardService, CartTimelineService],
  adminApiExtensions: { schema: paymentBoardSchema, resolvers: [PaymentBoardResolver] },
  compatibility: '^3.7.0',
})
export class PaymentBoardPlugin {}
