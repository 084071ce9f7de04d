import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { translator } from '../../i18n/translator.ts';
import { visitorWith } from '../../testing/cart-transport.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { AddressInputs } from '../../address-form/address-inputs.tsx';
import { addressesView } from './addresses-view.ts';
import { streetSuggestionsView } from '../../address-form/street-suggestions-view.ts';

const storeWithout: StoreDocument = {
  ...sampleStore,
  flags: { ...sampleStore.flags, google_autocomplete_enabled: false },
};

function draw(store: StoreDocument | null, focused: string | null = null) {
  const cart = sampleCart();
  const page = { store, methods: [], now: new Date('2026-11-16T10:00:00Z') };
  const view = addressesView({ cart, customer: null }, page, visitorWith(cart).visitor, shopOf('de-DE'));
  return renderToStaticMarkup(
    <AddressInputs
      purpose="billing"
      view={view}
      start={{ country: 'DE', values: { streetName: 'Lange Straße' } }}
      country={countries.DE}
      faults={focused === null ? {} : { [focused]: 'required' }}
      focused={focused}
    />,
  );
}

const streetIn = (html: string) => /<input[^>]*name="billing\.streetName"[^>]*>/.exec(html)?.[0] ?? '';
const attributes = (input: string) => (input.match(/ [\w-]+="[^"]*"/g) ?? []).map((text) => text.trim()).toSorted();
const withoutIds = (input: string) => attributes(input).filter((text) => !/^(id|aria-describedby)=/.test(text));

describe('the field for the street', () => {
  it('comes from the server as a plain field, whether addresses will be suggested or not', () => {
    const suggesting = streetIn(draw(sampleStore));
    expect(withoutIds(suggesting)).toEqual(withoutIds(streetIn(draw(storeWithout))));
    expect(suggesting).toContain('autoComplete="billing address-line1"');
    expect(suggesting).toContain('value="Lange Straße"');
    expect(suggesting).not.toContain('combobox');
    expect(draw(sampleStore)).not.toContain('listbox');
  });

  it('has its label, and says what is wrong with it', () => {
    const html = draw(sampleStore, 'billing.streetName');
    const input = streetIn(html);
    const id = / id="([^"]+)"/.exec(input)?.[1] ?? '';
    expect(html).toContain(`for="${id}"`);
    expect(html).toMatch(new RegExp(`id="${id}-message"[^>]*><p`));
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('autofocus=""');
  });
});

describe('suggested streets', () => {
  const viewOf = (store: StoreDocument | null) =>
    streetSuggestionsView(translator('en-GB'), store, { locale: 'en-GB' });

  it('are there only where the store has them switched on', () => {
    expect(viewOf(sampleStore)).not.toBeNull();
    expect(viewOf(storeWithout)).toBeNull();
    expect(viewOf(null)).toBeNull();
  });

  it('are counted aloud, and none is no news', () => {
    expect(viewOf(sampleStore)?.counted).toEqual([
      '',
      '1 suggestion',
      '2 suggestions',
      '3 suggestions',
      '4 suggestions',
      '5 suggestions',
    ]);
  });
});
