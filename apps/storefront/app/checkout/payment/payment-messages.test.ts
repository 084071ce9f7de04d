import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './payment-messages.ts';

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
