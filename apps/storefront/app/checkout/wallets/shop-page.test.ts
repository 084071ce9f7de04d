import { describe, expect, it } from 'vitest';
import { shopPage } from './shop-page.ts';

const shopOrigin = 'https://shop.example';
const total = { centAmount: 19_690, fractionDigits: 2, currencyCode: 'GBP' };

function openFrame() {
  const said: unknown[] = [];
  const listeners: Parameters<Parameters<typeof shopPage>[0]['listen']>[0][] = [];
  const shop = { postMessage: (message: unknown, target: string) => void said.push([message, target]) };
  const page = shopPage({ listen: (listener) => void listeners.push(listener), shop }, shopOrigin);
  const hear = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) =>
    listeners.forEach((listen) => listen({ origin: shopOrigin, source: shop, data, ...from }));
  return { page, said, hear };
}

const stillOpen = Symbol('no answer yet');
const answerOf = (asked: Promise<unknown>) => Promise.race([asked, Promise.resolve(stillOpen)]);

describe('a wallet in its frame', () => {
  it('asks the page at its one origin, and hears the answer', async () => {
    const { page, said, hear } = openFrame();
    const asked = page.ask({ type: 'provider:open' });
    expect(said).toEqual([[{ type: 'provider:open', turn: 1 }, shopOrigin]]);
    hear({ type: 'provider:show-total', turn: 1, total });
    expect(await asked).toEqual({ type: 'provider:show-total', turn: 1, total });
  });

  it('hears nobody else, nothing of another shape, and no answer to a question before', async () => {
    const { page, hear } = openFrame();
    void page.ask({ type: 'provider:open' });
    const asked = page.ask({ type: 'provider:open' });
    const right = { type: 'provider:show-total', turn: 2, total };
    hear(right, { origin: 'https://evil.example' });
    hear(right, { source: {} });
    hear({ ...right, total: { ...total, centAmount: 1.5 } });
    hear({ type: 'provider:accept' });
    hear({ ...right, turn: 1 });
    hear('text');
    expect(await answerOf(asked)).toBe(stillOpen);
    hear(right);
    expect(await asked).toEqual(right);
  });
});
