import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartTimelineService } from './cart-timeline.service';
import { PaymentsPlugin } from '../payments.plugin';
import { PaymentBoardResolver } from './payment-board.resolver';
import { PaymentBoardService } from './payment-board.service';
import { paymentBoardSchema } from './payment-board-schema';

/** What operators see of the payments; all they change here is what was seen to, and what of nobody's money goes back. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentsPlugin],
  providers: [PaymentBoardService, CartTimelineService],
  adminApiExtensions: { schema: paymentBoardSchema, resolvers: [PaymentBoardResolver] },
  compatibility: '^3.7.0',
})
export class PaymentBoardPlugin {}
