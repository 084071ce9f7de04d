import { describe, expect, it } from 'vitest';
import { isFromThisShop } from './is-from-this-shop.ts';

const sent = (headers: Readonly<Record<string, string>>) =>
  isFromThisShop({ headers, protocol: 'https' }, 'shop.example');

describe('a form', () => {
  it('is taken from a page of this shop', () => {
    expect(sent({ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' })).toBe(true);
    expect(sent({ origin: 'https://shop.example' })).toBe(true);
    expect(sent({})).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://shop.example' }],
    [{ origin: 'null' }],
  ])('is refused from anywhere else: %j', (headers) => {
    expect(sent(headers)).toBe(false);
  });
});
