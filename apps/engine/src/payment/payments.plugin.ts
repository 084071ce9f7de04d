import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CardProviderPlugin } from './card-provider/card-provider.plugin';
import { CartVersionPlugin } from '../cart/cart-version.plugin';
import { MailPlugin } from '../mail/mail.plugin';
import { NewsletterPlugin } from '../newsletter/newsletter.plugin';
import { VatPlugin } from '../vat/vat.plugin';
import { AtomicStock } from './placing/atomic-stock';
import { AttemptRows } from './attempts/attempt-rows';
import { Attempts } from './attempts/attempts';
import {
  allocatedOnceAccepted,
  orderProcess,
  placedOnceAccepted,
  refundProcess,
} from './placing/awaiting-payment.process';
import { ContinuePayment } from './continue-payment';
import { CouponRedemption } from './placing/coupon-redemption.entity';
import { DeclineRate } from './attempts/decline-rate';
import { PaymentVelocity } from './attempts/payment-velocity';
import { Finalise } from './placing/finalise';
import { OfflineRules } from './placing/offline-rules';
import { OrderPlacing } from './placing/order-placing';
import { PaidOrders } from './placing/paid-orders';
import { PayableCarts } from './placing/payable-cart';
import { PaymentSettingsOfStores } from './placing/payment-settings';
import { PaymentAttempt } from './attempts/payment-attempt.entity';
import { PaymentConcern } from './attempts/payment-concern.entity';
import { PaymentConcerns } from './attempts/payment-concerns';
import { PaymentMetrics } from './attempts/payment-metrics';
import { cardProviderHandler, offlineHandler } from './payment-handlers';
import { PaymentMethodsService } from './payment-methods.service';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { PaymentSweeper } from './payment-sweeper';
import { PaymentsResolver } from './payments.resolver';
import { paymentsSchema } from './payments-schema';
import { PlaceOrder } from './placing/place-order';
import { PrepareCart } from './prepare-cart';
import { ProviderAnswers } from './provider-answers';
import { ProviderCall } from './provider-calls/provider-call.entity';
import { ProviderCalls } from './provider-calls/provider-calls';
import { ProviderJobs } from './provider-calls/provider-jobs';
import { ProviderMethods } from './provider-methods';
import { Reservation } from './placing/reservation.entity';
import { ShopOrders } from './placing/shop-orders';
import { StartPayment } from './start-payment';
import { StockReservations } from './placing/stock-reservations';
import { Reconciliation } from './webhooks/reconciliation';
import { UnmatchedPayments } from './webhooks/unmatched-payments';
import { WebhookController } from './webhooks/webhook.controller';
import { WebhookEffects } from './webhooks/webhook-effects';
import { WebhookBox } from './webhooks/webhook-inbox';
import { WebhookInbox } from './webhooks/webhook-inbox.entity';

/** No payment without an order, no order twice: attempts, what becomes of them, and who brings them on. */
@VendurePlugin({
  imports: [
    PluginCommonModule,
    EngineDoorPlugin,
    CartVersionPlugin,
    CardProviderPlugin,
    MailPlugin,
    NewsletterPlugin,
    StatementsPlugin,
    VatPlugin,
  ],
  entities: [PaymentAttempt, PaymentConcern, ProviderCall, Reservation, WebhookInbox, CouponRedemption],
  controllers: [WebhookController],
  providers: [
    AttemptRows,
    PaymentConcerns,
    ProviderCalls,
    PaymentMetrics,
    Attempts,
    StockReservations,
    AtomicStock,
    OfflineRules,
    PaymentSettingsOfStores,
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
    UnmatchedPayments,
    WebhookEffects,
    WebhookBox,
    Reconciliation,
    ProviderJobs,
    DeclineRate,
    PaymentVelocity,
    PaymentSweeper,
    PaymentMethodsService,
  ],
  exports: [ShopOrders, AttemptRows, PaymentConcerns, UnmatchedPayments],
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
