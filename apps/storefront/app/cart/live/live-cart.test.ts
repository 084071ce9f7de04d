import { describe, expect, it } from 'vitest';
import { createLiveCart, type LiveCartPorts } from './live-cart.ts';

type Heard = Parameters<LiveCartPorts['open']>[1];

/** A network that the test holds in its hands. */
function openNetwork() {
  const told: string[] = [];
  const sockets: { readonly cartId: string; readonly heard: Heard }[] = [];
  const timers: { readonly ms: number; readonly act: () => void }[] = [];
  const live = createLiveCart({
    open: (cartId, heard) => {
      sockets.push({ cartId, heard });
      return () => told.push(`closed ${cartId}`);
    },
    wait: (ms, act) => {
      timers.push({ ms, act });
      return () => undefined;
    },
    onNews: (cartId, version) => told.push(`${cartId} has version ${version}`),
    onStock: () => told.push('stock'),
    onLost: () => told.push('lost'),
    log: (event) => told.push(`unknown: ${event}`),
  });
  return {
    live,
    told,
    timers,
    opened: () => sockets.map(({ cartId }) => cartId),
    say: (frame: unknown) => sockets.at(-1)?.heard.onFrame(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    end: (code: number) => sockets.at(-1)?.heard.onEnd(code),
    pass: () => timers.at(-1)?.act(),
  };
}

describe('the socket of a cart', () => {
  it('tells versions and changed stock, and logs what it does not know', () => {
    const { live, told, say } = openNetwork();
    live.follow('cart-1');
    say({ event: 'cart-update', cartId: 'cart-1', version: 4 });
    say({ event: 'updated-stock', sku: 'EX10000001' });
    say({ event: 'fireworks' });
    say('{');
    expect(told).toEqual(['cart-1 has version 4', 'stock', 'unknown: fireworks', 'unknown: ']);
  });

  it('is tried twice more, 5 seconds apart, then given up', () => {
    const { live, told, timers, opened, end, pass } = openNetwork();
    live.follow('cart-1');
    end(1006);
    pass();
    end(1006);
    pass();
    end(1006);
    expect(timers.map(({ ms }) => ms)).toEqual([5_000, 5_000]);
    expect(opened()).toHaveLength(3);
    expect(told).toEqual(['lost']);
  });

  it('has all its tries again after it was heard', () => {
    const { live, opened, say, end, pass } = openNetwork();
    live.follow('cart-1');
    for (let restart = 0; restart < 5; restart += 1) {
      end(1001);
      pass();
      say({ event: 'cart-update', cartId: 'cart-1', version: restart });
    }
    expect(opened()).toHaveLength(6);
  });

  it.each([4404, 4429])('is not tried again where the shop says no (%d)', (code) => {
    const { live, told, timers, end } = openNetwork();
    live.follow('cart-1');
    end(code);
    expect(timers).toEqual([]);
    expect(told).toEqual(['lost']);
  });

  it('is one, that of the cart there is now', () => {
    const { live, told, opened } = openNetwork();
    live.follow('cart-1');
    live.follow('cart-1');
    live.follow('cart-2');
    live.follow(null);
    expect(opened()).toEqual(['cart-1', 'cart-2']);
    expect(told).toEqual(['closed cart-1', 'closed cart-2']);
  });
});
