import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { type PaymentMethod, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { startTestMerchant, testAccount } from '@tradehall/fakes/card-provider/test-merchant.ts';
import { cardOf, componentDataFor, testBrowser } from '@tradehall/testing/payment/component-data.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdyenCardProvider } from './adyen-card-provider';
import type { ProviderPayment } from './card-provider';

const long = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(2) + 'Featherstonehaugh'.repeat(2);

function paymentIn(country: Country, method: PaymentMethod, changes: Partial<ProviderPayment> = {}): ProviderPayment {
  const address = {
    firstName: long.slice(0, 100),
    lastName: long.slice(0, 100),
    company: providerMethods[method].isForCompaniesOnly === true ? 'Café Anna' : null,
    street: 'Long Street',
    houseNumber: '12 B',
    postalCode: country.postalCode.example,
    city: 'Newtown',
    region: 'A region with a name',
    countryCode: country.code,
    phone: '0301 234567',
  };
  const item = { quantity: 1, taxPermyriad: 2_000 };
  return {
    key: `pay:${crypto.randomUUID()}`,
    reference: `${country.code}-${method}`,
    method,
    amountCents: 12_000,
    currencyCode: currencyOn(country, '2026-11-17'),
    countryCode: country.code,
    shopperLocale: country.locales.at(-1) ?? '',
    returnUrl: 'https://shop.example/api/after-payment-redirect-back?cartId=1&paymentId=2&locale=de-DE',
    shopperReference: null,
    storeCard: false,
    shopperEmail: 'anna@example.test',
    shopperIp: '2001:db8::1',
    componentData: componentDataFor(method),
    billingAddress: address,
    shippingAddress: address,
    lineItems: [
      {
        ...item,
        id: 'line',
        description: 'Oven',
        amountIncludingTaxCents: 13_200,
        amountExcludingTaxCents: 11_000,
        taxAmountCents: 2_200,
      },
      {
        ...item,
        id: 'coupon',
        description: 'Coupon',
        amountIncludingTaxCents: -1_200,
        amountExcludingTaxCents: -1_000,
        taxAmountCents: -200,
      },
    ],
    channel: 'Web',
    origin: 'https://shop.example',
    ...changes,
  };
}

const everything = Object.values(countries).flatMap((country) =>
  country.paymentMethods.map((method) => [country.code, method, country] as const),
);

const manyRequestsMs = 60_000;

describe('a request to the provider', () => {
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  let provider: AdyenCardProvider;

  beforeAll(async () => {
    merchant = await startTestMerchant();
    provider = new AdyenCardProvider({ ...testAccount, url: merchant.provider.url });
  });
  afterAll(async () => {
    provider.stop();
    await merchant[Symbol.asyncDispose]();
  });

  it('is taken as it is in every country, for each of its methods', { timeout: manyRequestsMs }, async () => {
    const refused: string[] = [];
    for (const [code, method, country] of everything)
      await provider
        .pay(paymentIn(country, method))
        .catch((failure: unknown) => refused.push(`${code} ${method}: ${String(failure)}`));
    expect(refused).toEqual([]);
    expect(everything.length).toBeGreaterThan(120);
  });

  it('asks in every country which methods there are', { timeout: manyRequestsMs }, async () => {
    for (const country of Object.values(countries))
      for (const shopperLocale of country.locales) {
        const { code: countryCode } = country;
        const currencyCode = currencyOn(country, '2026-11-17');
        const question = { countryCode, currencyCode, amountCents: 100, shopperLocale, shopperReference: 'customer-1' };
        const { methods } = await provider.methods(question);
        expect(methods.map(({ type }) => type)).toEqual(expect.arrayContaining([...country.paymentMethods]));
      }
  });

  it('keeps a card, pays with it again and gives a part of an invoice back', async () => {
    const shopperReference = 'customer-1';
    await provider.pay(paymentIn(countries.DE, 'scheme', { shopperReference, storeCard: true }));
    const [id = ''] = await provider.storedCards(shopperReference);
    const paymentMethod = { type: 'scheme', storedPaymentMethodId: id };
    const again = { shopperReference, componentData: { paymentMethod, browserInfo: testBrowser } };
    expect(await provider.pay(paymentIn(countries.DE, 'scheme', again))).toMatchObject({ resultCode: 'Authorised' });
    const { pspReference } = await provider.pay(paymentIn(countries.DE, 'ratepay'));
    const part = { key: 'r-1', pspReference: pspReference ?? '', amountCents: 1, currencyCode: 'EUR', reference: 'R' };
    expect((await provider.refund(part)).pspReference).not.toBe('');
  });

  it('is for the method that was allowed, whatever the page says it is', async () => {
    const componentData = { paymentMethod: cardOf('4111111111111111'), browserInfo: testBrowser };
    const { action } = await provider.pay(paymentIn(countries.DE, 'paypal', { componentData }));
    expect(action).toMatchObject({ type: 'redirect', paymentMethodType: 'paypal' });
  });
});
