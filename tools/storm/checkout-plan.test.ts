import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { planCheckout } from './checkout-plan.ts';

const plans = Array.from({ length: 500 }, (_, index) => planCheckout(7, index));

describe('the plan of a storm', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planCheckout(7, 3)).toEqual(plans[3]);
    expect(Array.from({ length: 500 }, (_, index) => planCheckout(8, index))).not.toEqual(plans);
  });

  it('has every kind of shopper among five hundred', () => {
    const kinds = (key: 'clicks' | 'decision' | 'returns' | 'card') => new Set(plans.map((plan) => plan[key])).size;
    expect({
      clicks: kinds('clicks'),
      decision: kinds('decision'),
      returns: kinds('returns'),
      card: kinds('card'),
    }).toEqual({ clicks: 4, decision: 4, returns: 4, card: 5 });
    expect(new Set(plans.map(({ method }) => method)).size).toBeGreaterThan(15);
    const open = Object.values(countries).filter(({ checkoutEnabled }) => checkoutEnabled);
    expect(new Set(plans.map(({ country }) => country))).toEqual(new Set(open));
    expect(plans.filter(({ changesCartMeanwhile }) => changesCartMeanwhile).length).toBeGreaterThan(25);
  });

  it('lets three shoppers try each single-use code', () => {
    const numbers = plans.flatMap(({ couponNumber }) => couponNumber ?? []);
    expect(Map.groupBy(numbers, (number) => number).get(4)).toHaveLength(3);
  });

  it('pays only as the country allows', () => {
    const wrong = plans.filter(({ country, method }) => {
      if (method === 'cash-on-delivery') return !country.cashOnDelivery.offered;
      return method === 'bank-transfer' ? !country.bankTransfer.enabled : !country.paymentMethods.includes(method);
    });
    expect(wrong).toEqual([]);
  });
});
