import { describe, expect, it } from 'vitest';
import type { MethodInput } from './payment-methods-view.ts';
import type { AskedField } from '@tradehall/domain/countries/payment-methods.ts';
import { askedPatterns } from '@tradehall/domain/payment/asked-fields.ts';
import { typedData, withStoredCard } from './typed-data.ts';
import type { TypedFieldView } from './typed-fields.ts';

const field = (name: AskedField, latest: string | null = null): TypedFieldView => ({
  name,
  label: '',
  help: null,
  invalid: '',
  pattern: askedPatterns[name],
  latest,
  options: null,
});
const asking = (...fields: TypedFieldView[]): MethodInput => ({ kind: 'typed', fields });

function formWith(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('what is handed to the provider', () => {
  it('is the method alone where nothing is typed', () => {
    expect(typedData({ input: { kind: 'none' }, providerMethod: 'ideal' }, new FormData())).toEqual({
      paymentMethod: { type: 'ideal' },
    });
  });

  it('has the code as it was meant, with or without spaces', () => {
    const read = (blikCode: string) =>
      typedData({ input: asking(field('blikCode')), providerMethod: 'blik' }, formWith({ blikCode }));
    expect(read('123 456')).toEqual({ paymentMethod: { type: 'blik', blikCode: '123456' } });
    expect(read('12345')).toMatchObject({ invalid: { name: 'blikCode' } });
  });

  it('has the bank as part of the method, and says where none was chosen', () => {
    const read = (issuer: string) =>
      typedData({ input: asking(field('issuer')), providerMethod: 'onlineBanking_PL' }, formWith({ issuer }));
    expect(read('154')).toEqual({ paymentMethod: { type: 'onlineBanking_PL', issuer: '154' } });
    expect(read('')).toMatchObject({ invalid: { name: 'issuer' } });
  });

  it('has the birthday and the phone beside the method, and takes adults only', () => {
    const input = asking(field('dateOfBirth', '2008-11-17'), field('shopperPhone'));
    const read = (dateOfBirth: string, shopperPhone = '030 123456') =>
      typedData({ input, providerMethod: 'ratepay' }, formWith({ dateOfBirth, shopperPhone }));
    expect(read('2008-11-17')).toEqual({
      paymentMethod: { type: 'ratepay' },
      dateOfBirth: '2008-11-17',
      telephoneNumber: '030123456',
    });
    for (const wrong of ['2008-11-18', '', '17.11.1980', '1880-01-01'])
      expect(read(wrong)).toMatchObject({ invalid: { name: 'dateOfBirth' } });
    expect(read('1980-05-17', 'none')).toMatchObject({ invalid: { name: 'shopperPhone' } });
  });

  it('comes from the fields of the provider for cards', () => {
    const input = { kind: 'frame', frame: { src: '', title: '', heightPx: 0 } } as const;
    expect(typedData({ input, providerMethod: 'scheme' }, new FormData())).toBe('elsewhere');
  });

  it('names the card that was kept', () => {
    const data = { paymentMethod: { type: 'scheme', encryptedSecurityCode: 'x' } };
    expect(withStoredCard({ storedCard: null }, data)).toBe(data);
    expect(withStoredCard({ storedCard: 'kept-1' }, data)).toEqual({
      paymentMethod: { type: 'scheme', encryptedSecurityCode: 'x', storedPaymentMethodId: 'kept-1' },
    });
  });
});
