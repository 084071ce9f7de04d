import {
  bootstrap,
  configureDefaultOrderProcess,
  DefaultOrderPlacedStrategy,
  DefaultStockAllocationStrategy,
  LanguageCode,
  PaymentMethodHandler,
  type VendureConfig,
} from '@vendure/core';
import { OrderRecordsPlugin } from '../orders/order-records.plugin';
import { PaymentBoardPlugin } from '../payment/board/payment-board.plugin';
import { providerMethodCode } from '../payment/placing/order-placing';
import { PaymentsPlugin } from '../payment/payments.plugin';
import { WithdrawalsPlugin } from '../orders/withdrawals/withdrawals.plugin';
import { config } from '../vendure-config';

/** Takes any amount and asks nobody. It goes by our provider's name, whose row every database has. */
const everythingIsPaid = new PaymentMethodHandler({
  code: providerMethodCode,
  description: [{ languageCode: LanguageCode.en, value: 'Always accepted' }],
  args: {},
  createPayment: (_ctx, order, amount) => ({ amount, state: 'Authorized', transactionId: order.code }),
  settlePayment: () => ({ success: true }),
});

const ours: readonly unknown[] = [PaymentsPlugin, OrderRecordsPlugin, WithdrawalsPlugin, PaymentBoardPlugin];

/**
 * The engine as it comes, on our catalogue, prices and carts: its own way from a cart to an order, open to the shop API. Only
 * for measuring what our way costs beside it.
 */
const bare: VendureConfig = {
  ...config,
  apiOptions: { ...config.apiOptions, shopApiValidationRules: [] },
  paymentOptions: { paymentMethodHandlers: [everythingIsPaid] },
  orderOptions: {
    ...config.orderOptions,
    process: [configureDefaultOrderProcess({})],
    orderPlacedStrategy: new DefaultOrderPlacedStrategy(),
    stockAllocationStrategy: new DefaultStockAllocationStrategy(),
  },
  plugins: (config.plugins ?? []).filter((plugin) => !ours.includes(plugin)),
};

void bootstrap(bare).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
