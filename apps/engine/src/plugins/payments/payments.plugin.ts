import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CardProviderPlugin } from '../card-provider/card-provider.plugin';
import { CartVersionPlugin } from '../cart-version/cart-version.plugin';
import { MailPlugin } from '../mail/mail.plugin';
import { NewsletterPlugin } from '../newsletter/newsletter.plugin';
import { VatPlugin } from '../vat/vat.plugin';
import { AtomicStock } from './atomic-stock';
import { AttemptRows } from './attempt-rows';
import { Attempts } from './attempts';
import { allocatedOnceAccepted, orderProcess, placedOnceAccepted, refundProcess } from './awaiting-payment.process';
import { ContinuePayment } from './continue-payment';
import { CouponRedemption } from './coupon-redemption.entity';
import { DeclineRate } from './decline-rate';
import { Finalise } from './finalise';
import { OfflineRules } from './offline-rules';
import { OrderPlacing } from './order-placing';
import { PaidOrders } from './paid-orders';
import { PayableCarts } from './payable-cart';
import { PaymentAttempt } from './payment-attempt.entity';
import { cardProviderHandler, offlineHandler } from './payment-handlers';
import { PaymentMethodsService } from './payment-methods.service';
import { PaymentStatements } from './payment-statements';
import { PaymentSweeper } from './payment-sweeper';
import { PaymentsResolver } from './payments.resolver';
import { paymentsSchema } from './payments-schema';
import { PlaceOrder } from './place-order';
import { PrepareCart } from './prepare-cart';
import { ProviderAnswers } from './provider-answers';
import { ProviderCall } from './provider-call.entity';
import { ProviderCalls } from './provider-calls';
import { ProviderJobs } from './provider-jobs';
import { ProviderMethods } from './provider-methods';
import { Reservation } from './reservation.entity';
import { ShopOrders } from './shop-orders';
import { StartPayment } from './start-payment';
import { StockReservations } from './stock-reservations';
import { WebhookController } from './webhook.controller';
import { WebhookEffects } from './webhook-effects';
import { WebhookBox } from './webhook-inbox';
import { WebhookInbox } from './webhook-inbox.entity';

/** No payment without an order, no order twice: attempts, what becomes of them, and who brings them on. */
@VendurePlugin({
  imports: [PluginCommonModule, CartVersionPlugin, CardProviderPlugin, MailPlugin, NewsletterPlugin, VatPlugin],
  entities: [PaymentAttempt, ProviderCall, Reservation, WebhookInbox, CouponRedemption],
  controllers: [WebhookController],
  providers: [
    PaymentStatements,
    AttemptRows,
    ProviderCalls,
    Attempts,
    StockReservations,
    AtomicStock,
    OfflineRules,
    PayableCarts,
    PrepareCart,
    OrderPlacing,
    Finalise,
    ProviderAnswers,
    StartPayment,
    ContinuePayment,
    PlaceOrder,
    ShopOrders,
    ProviderMethods,
    PaidOrders,
    WebhookEffects,
    WebhookBox,
    ProviderJobs,
    DeclineRate,
    PaymentSweeper,
    PaymentMethodsService,
  ],
  exports: [ShopOrders, PaymentStatements, AttemptRows],
  shopApiExtensions: { schema: paymentsSchema, resolvers: [PaymentsResolver] },
  configuration: (config) => {
    config.paymentOptions.paymentMethodHandlers = [cardProviderHandler, offlineHandler];
    config.paymentOptions.refundProcess = refundProcess;
    config.orderOptions.process = orderProcess;
    config.orderOptions.orderPlacedStrategy = placedOnceAccepted;
    config.orderOptions.stockAllocationStrategy = allocatedOnceAccepted;
    return config;
  },
  compatibility: '^3.7.0',
})
export class PaymentsPlugin {}
