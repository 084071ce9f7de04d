import { describe, expect, it } from 'vitest';
import type { StoreDocument } from '../catalogue/store-document.ts';
import { countries } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { offlineMethodCodes, offlineMethods } from '../countries/payment-methods.ts';
import { methodsAllowedIn, methodsOffered, providerMethodsOffered } from './offered-methods.ts';
import { isOfflineOffered, offlinePaymentAllowed } from './offline-allowed.ts';
import { paymentCalls } from './payment.calls.ts';

const order = { itemCount: 2, totalCents: 100_00, hasFreight: false, today: '2026-11-15' } as const;
type Order = Parameters<typeof offlinePaymentAllowed>[3];
const cashOnDeliveryAllowed = (country: Country, asked: Order) =>
  offlinePaymentAllowed('cash-on-delivery', country, null, asked);
type Account = StoreDocument['bankDetails'];
const settingsOf = (bankDetails: Account) => ({ bankDetails, switchedOffMethods: [] });
const bankTransferAllowed = (country: Country, given: Account, asked: Order) =>
  offlinePaymentAllowed('bank-transfer', country, settingsOf(given), asked);
const bankTransferOffered = (country: Country, given: Account) =>
  isOfflineOffered('bank-transfer', country, settingsOf(given));
const offering = Object.values(countries).filter(({ cashOnDelivery }) => cashOnDelivery.offered);
const account = { accountOwner: 'Tradehall', bankInstitute: 'Example Bank', iban: 'DE02', bic: 'EXMPDEFF' };
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
      expect(bankTransferAllowed(country, account, { ...order, totalCents: 1_000_000_000, hasFreight: true })).toBe(
        true,
      );
      expect(bankTransferAllowed(country, account, { ...order, itemCount: 21 })).toBe(false);
    }
  });

  it('is neither offered nor allowed while nobody has entered where the money goes', () => {
    for (const country of banking) {
      expect(bankTransferOffered(country, account)).toBe(true);
      expect(bankTransferOffered(country, null)).toBe(false);
      expect(bankTransferAllowed(country, null, order)).toBe(false);
    }
  });

  it('is not offered where the country does not allow it', () => {
    const others = Object.values(countries).filter(({ bankTransfer }) => !bankTransfer.enabled);
    expect(others.filter((country) => bankTransferOffered(country, account))).toEqual([]);
  });
});

describe('a method that operators have switched off', () => {
  it('is offered in no way, and leaves the others', () => {
    for (const country of Object.values(countries)) {
      const all = methodsAllowedIn(country);
      expect(methodsOffered(country, settingsOf(account))).toEqual(all);
      for (const method of all) {
        const settings = { bankDetails: account, switchedOffMethods: [method, 'one-of-an-older-version'] };
        expect(methodsOffered(country, settings)).toEqual(all.filter((other) => other !== method));
      }
      expect(providerMethodsOffered(country, null)).toEqual(country.paymentMethods);
    }
    const off = { bankDetails: account, switchedOffMethods: [...offlineMethodCodes] };
    for (const method of offlineMethodCodes)
      expect([...offering, ...banking].filter((country) => offlinePaymentAllowed(method, country, off, order))).toEqual(
        [],
      );
  });
});

describe('a payment without the provider', () => {
  const wish = { locale: 'sk-SK', cartId: '7', version: 1, intentId: '6d9ce2a0-1f6c-4f3e-9d53-6b6c6b7a2f10' } as const;

  it('is begun by the call that its row names, and by no other', () => {
    const calls = ['createBankPayment', 'createCodPayment'] as const;
    for (const method of offlineMethodCodes) {
      const taking = calls.filter((call) => paymentCalls[call].takes.safeParse({ ...wish, method }).success);
      expect(taking).toEqual([offlineMethods[method].startedBy]);
    }
  });

  it('is that of the name of the call where none is named', () => {
    expect(paymentCalls.createBankPayment.takes.parse(wish).method).toBe('bank-transfer');
    expect(paymentCalls.createCodPayment.takes.parse(wish).method).toBe('cash-on-delivery');
  });
});
