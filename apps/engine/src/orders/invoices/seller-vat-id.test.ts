import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-order-record';
import { sellerVatIdOf } from './seller-vat-id';

const numbers = { own: 'DE999999999', local: 'IT99999999999,PL9999999999' };
const sample = sampleOrder();
const to = (country: 'DE' | 'IT' | 'PL' | 'AT') => sampleOrder('de-DE', { shipping: { ...sample.shipping, country } });

describe('the VAT number of the seller', () => {
  it('is that of the country whose tax is charged, where it has given one', () => {
    expect(sellerVatIdOf(to('IT'), numbers)).toBe('IT99999999999');
    expect(sellerVatIdOf(to('PL'), numbers)).toBe('PL9999999999');
  });

  it('is the own one everywhere else, and where no tax is charged', () => {
    expect(sellerVatIdOf(to('DE'), numbers)).toBe('DE999999999');
    expect(sellerVatIdOf(to('AT'), numbers)).toBe('DE999999999');
    expect(sellerVatIdOf(to('IT'), { ...numbers, local: '' })).toBe('DE999999999');
    const portions = [{ ratePermyriad: 0, netCents: 5_000, grossCents: 5_000 }];
    expect(sellerVatIdOf({ ...to('IT'), portions }, numbers)).toBe('DE999999999');
  });
});
