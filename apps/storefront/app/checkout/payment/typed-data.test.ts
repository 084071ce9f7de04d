import { describe, expect, it } from 'vitest';
import type { MethodInput } from './payment-methods-view.ts';
import { typedData, withStoredCard } from './typed-data.ts';

const blik: MethodInput = {
  kind: 'text',
  name: 'blikCode',
  text: { label: '', help: null, invalid: '', pattern: String.raw`\d{6}` },
};
function formWith(blikCode: string): FormData {
  const data = new FormData();
  data.set('blikCode', blikCode);
  return data;
}

describe('what is handed to the provider', () => {
  it('is the method alone where nothing is typed', () => {
    expect(typedData({ input: { kind: 'none' }, providerMethod: 'ideal' }, new FormData())).toEqual({
      paymentMethod: { type: 'ideal' },
    });
  });

  it('has the code as it was meant, with or without spaces', () => {
    expect(typedData({ input: blik, providerMethod: 'blik' }, formWith('123 456'))).toEqual({
      paymentMethod: { type: 'blik', blikCode: '123456' },
    });
    expect(typedData({ input: blik, providerMethod: 'blik' }, formWith('12345'))).toBe('invalid');
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
