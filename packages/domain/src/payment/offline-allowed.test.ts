import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { bankTransferAllowed, cashOnDeliveryAllowed } from './offline-allowed.ts';

const order = { itemCount: 2, totalCents: 100_00, hasFreight: false, today: '2026-11-15' } as const;
const offering = Object.values(countries).filter(({ cashOnDelivery }) => cashOnDelivery.offered);
const banking = Object.values(countries).filter(({ bankTransfer }) => bankTransfer.enabled);

describe('cash on delivery', () => {
  it('is allowed where it is offered, for twenty pieces at most and up to the limit of the country', () => {
    expect(offering.length).toBeGreaterThan(0);
    for (const country of offering) {
      expect(cashOnDeliveryAllowed(country, order)).toBe(true);
      expect(cashOnDeliveryAllowed(country, { ...order, itemCount: 21 })).toBe(false);
      expect(cashOnDeliveryAllowed(country, { ...order, totalCents: 1_000_000_000 })).toBe(false);
      expect(cashOnDeliveryAllowed(country, { ...order, hasFreight: true })).toBe(
        country.cashOnDelivery.freightAllowed,
      );
    }
  });

  it('is not allowed anywhere else', () => {
    const others = Object.values(countries).filter(({ cashOnDelivery }) => !cashOnDelivery.offered);
    expect(others.filter((country) => cashOnDeliveryAllowed(country, order))).toEqual([]);
  });
});

describe('a bank transfer', () => {
  it('is allowed where it is enabled, for twenty pieces at most and any price', () => {
    expect(banking.length).toBeGreaterThan(0);
    for (const country of banking) {
      expect(bankTransferAllowed(country, { ...order, totalCents: 1_000_000_000, hasFreight: true })).toBe(true);
      expect(bankTransferAllowed(country, { ...order, itemCount: 21 })).toBe(false);
    }
  });
});
