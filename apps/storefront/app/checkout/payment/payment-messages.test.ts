import { describe, expect, it } from 'vitest';
import { frameReply, readFrameMessage } from './payment-messages.ts';

const origin = 'https://fields.example';
const frame = {};
const data = { type: 'provider:resize', heightPx: 240 };

describe('what the frame of the card fields says', () => {
  it('is heard from the provider', () => {
    expect(readFrameMessage({ origin, source: frame, data }, frame, origin)).toEqual(data);
  });

  it('is not heard from any other origin or window', () => {
    expect(readFrameMessage({ origin: 'https://evil.example', source: frame, data }, frame, origin)).toBeNull();
    expect(readFrameMessage({ origin, source: {}, data }, frame, origin)).toBeNull();
    expect(readFrameMessage({ origin, source: null, data }, null, origin)).toBeNull();
  });

  it.each([null, 'text', { type: 'provider:unheard-of' }, { type: 'provider:resize', heightPx: 1e9 }])(
    'is nothing where it is %o',
    (said) => expect(readFrameMessage({ origin, source: frame, data: said }, frame, origin)).toBeNull(),
  );
});

describe('what the page says to a wallet', () => {
  const total = { centAmount: 19_690, fractionDigits: 2, currencyCode: 'GBP' };

  it('is read', () => {
    const said = { type: 'provider:show-total', turn: 2, total };
    expect(frameReply.parse(said)).toEqual(said);
  });

  it.each([
    { type: 'provider:show-total', turn: 1, total: { ...total, fractionDigits: 0 } },
    { type: 'provider:show-total', total },
    { type: 'provider:accept', turn: -1 },
    { type: 'provider:refuse', turn: 1 },
  ])('is nothing where it is %o', (said) => expect(frameReply.safeParse(said).success).toBe(false));
});
