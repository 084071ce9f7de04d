import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { OrderRecord } from '../orders/order-record';

const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

/** Two rates, a fee, and amounts that add up. */
export function sampleOrder(locale: Locale = 'de-DE', changes: Partial<OrderRecord> = {}): OrderRecord {
  const line = { picture: '/media/products/oven', productNumber: '10000262', ratePermyriad: 1900 } as const;
  return {
    orderId: 26,
    orderNumber: 'DE1000017',
    placedAt: '2026-11-15T23:30:00.000Z',
    storeKey: 'tradehall_de',
    locale,
    currencyCode: 'EUR',
    email: 'ada@example.test',
    clientType: 'PRIVATE',
    purchaseOrder: null,
    costCentre: null,
    lines: [
      {
        ...line,
        name: 'Oven <XL> & "more"',
        quantity: 2,
        unitNetCents: 84_034,
        netCents: 168_067,
        grossCents: 200_000,
      },
      {
        ...line,
        picture: null,
        productNumber: '10000263',
        name: 'Cookbook',
        quantity: 1,
        unitNetCents: 1_000,
        netCents: 1_000,
        grossCents: 1_070,
        ratePermyriad: 700,
      },
    ],
    savedCents: 10_000,
    extras: [
      { kind: 'freight', ratePermyriad: 1900, netCents: 0, grossCents: 0 },
      { kind: 'cash-on-delivery', ratePermyriad: 1900, netCents: 420, grossCents: 500 },
    ],
    portions: [
      { ratePermyriad: 1900, netCents: 168_487, grossCents: 200_500 },
      { ratePermyriad: 700, netCents: 1_000, grossCents: 1_070 },
    ],
    netCents: 169_487,
    grossCents: 201_570,
    deliveryDays: '2-4',
    billing: { ...address, company: 'Berg & Söhne <GmbH>' },
    shipping: address,
    netSupply: null,
    payment: { method: 'scheme', state: 'authorised', multibanco: null },
    bankDetails: null,
    ...changes,
  };
}
