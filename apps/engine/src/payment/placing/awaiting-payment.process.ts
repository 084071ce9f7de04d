import {
  configureDefaultOrderProcess,
  defaultRefundProcess,
  type OrderPlacedStrategy,
  type OrderProcess,
  type OrderState,
  type PaymentOptions,
  type StockAllocationStrategy,
} from '@vendure/core';

declare module '@vendure/core' {
  interface OrderStates {
    AwaitingPayment: never;
  }
}

// What is paid at the door is on its way before, and so is what a provider has promised and not yet captured.
const onItsWay = ['PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'] as const;

/** An order that is placed, but whose money comes later: by transfer, at the door, at a cash machine. */
const awaitingPayment: OrderProcess<'AwaitingPayment'> = {
  transitions: {
    ArrangingPayment: { to: ['AwaitingPayment'], mergeStrategy: 'merge' },
    AwaitingPayment: {
      to: ['PaymentAuthorized', 'PaymentSettled', 'Cancelled', 'Modifying', 'ArrangingAdditionalPayment', ...onItsWay],
    },
    PaymentAuthorized: { to: onItsWay, mergeStrategy: 'merge' },
  },
};

// Stock is counted under our own lock before, and a guest whose address is an account's stays without a customer.
const placedByUs = configureDefaultOrderProcess({
  arrangingPaymentRequiresStock: false,
  arrangingPaymentRequiresCustomer: false,
});

export const orderProcess = [placedByUs, awaitingPayment];

// The engine wants a refund to be over when it is made. Ours waits for the provider, and is no error meanwhile.
export const refundProcess: NonNullable<PaymentOptions['refundProcess']> = [
  defaultRefundProcess,
  { transitions: { Pending: { to: ['Pending'], mergeStrategy: 'merge' } } },
];

const placing: ReadonlySet<OrderState> = new Set(['PaymentAuthorized', 'PaymentSettled', 'AwaitingPayment']);

function isPlacing(from: OrderState, to: OrderState): boolean {
  return from === 'ArrangingPayment' && placing.has(to);
}

export const placedOnceAccepted: OrderPlacedStrategy = {
  shouldSetAsPlaced: (_ctx, from, to) => isPlacing(from, to),
};

export const allocatedOnceAccepted: StockAllocationStrategy = {
  shouldAllocateStock: (_ctx, from, to) => isPlacing(from, to),
};
