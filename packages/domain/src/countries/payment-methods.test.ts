import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { paymentMethods, paymentMethodsEverywhere, type PaymentMethod } from './payment-methods.ts';

const rows = Object.values(countries);

function countriesWith(method: PaymentMethod): string {
  return rows
    .filter((row) => row.paymentMethods.includes(method))
    .map(({ code }) => code)
    .join(' ');
}

describe('the payment methods', () => {
  it('include every method the specification lists', () => {
    const named =
      'scheme paypal klarna_account ratepay onlineBanking_PL ideal klarna klarna_b2b applepay googlepay multibanco twint mobilepay';
    expect(paymentMethods).toEqual(expect.arrayContaining(named.split(' ')));
  });

  it('are each offered somewhere, and none twice in one country', () => {
    for (const method of paymentMethods) expect(countriesWith(method), method).not.toBe('');
    for (const row of rows) expect(new Set(row.paymentMethods).size).toBe(row.paymentMethods.length);
  });

  it('offer cards, PayPal and wallets everywhere', () => {
    for (const row of rows) expect(row.paymentMethods).toEqual(expect.arrayContaining([...paymentMethodsEverywhere]));
  });

  it('offer national methods at home only', () => {
    const homes = {
      ideal: 'NL',
      bcmc: 'BE',
      onlineBanking_PL: 'PL',
      blik: 'PL',
      twint: 'CH',
      mobilepay: 'DK FI',
      multibanco: 'PT',
      mbway: 'PT',
      swish: 'SE',
      vipps: 'NO',
      eps: 'AT',
      ratepay: 'AT CH DE NL',
    } as const satisfies Partial<Record<PaymentMethod, string>>;
    expect({
      ideal: countriesWith('ideal'),
      bcmc: countriesWith('bcmc'),
      onlineBanking_PL: countriesWith('onlineBanking_PL'),
      blik: countriesWith('blik'),
      twint: countriesWith('twint'),
      mobilepay: countriesWith('mobilepay'),
      multibanco: countriesWith('multibanco'),
      mbway: countriesWith('mbway'),
      swish: countriesWith('swish'),
      vipps: countriesWith('vipps'),
      eps: countriesWith('eps'),
      ratepay: countriesWith('ratepay'),
    }).toEqual(homes);
  });

  it('let companies pay by invoice in Germany, France and the Netherlands', () => {
    expect(countriesWith('klarna_b2b')).toBe('DE FR NL');
  });
});
