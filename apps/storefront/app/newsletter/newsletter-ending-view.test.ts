import { describe, expect, it } from 'vitest';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { StoreState } from '@tradehall/domain/catalogue/store-document.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { pathAfterEnding } from './newsletter-ending-view.ts';

// What is known of a store is kept, so each state is asked for in a store of its own.
const pathIn = (locale: Locale, state: StoreState) =>
  pathAfterEnding(
    shopOf(locale, {
      transport: () => Promise.resolve({ status: 200, body: { data: { ...sampleStore, state } } }),
    }),
  );

describe('the end of a newsletter', () => {
  it('is confirmed on the home page, but in a closed store where it was asked for', async () => {
    expect(await pathIn('it-IT', 'open')).toBe('/?confirmation=newsletter-ended');
    expect(await pathIn('es-ES', 'closed')).toBe('/newsletter-ending?confirmation=newsletter-ended');
    expect(await pathAfterEnding(shopOf('pt-PT'))).toBe('/?confirmation=newsletter-ended');
  });
});
