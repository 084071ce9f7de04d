import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { translator } from '../i18n/translator.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { VatField } from './vat-field.tsx';
import { vatView } from './vat-view.ts';

const shop = { country: countries.AT, locale: 'de-AT' } as const;
const view = vatView(translator('en-GB'), { store: sampleStore, cart: null }, shop);
const draw = (state: typeof view.start.state, fault: string | null = null) =>
  renderToStaticMarkup(
    <VatField
      view={{ ...view, start: { number: 'U12345678', state } }}
      name="billing.vatNumber"
      country={countries.AT}
      defaultValue="U12345678"
      fault={fault}
    />,
  );

it('shows an example of the company’s own country', () => {
  expect(draw('unknown')).toContain('For example ATU12345678.');
});

it('offers to ask again where no answer came, and says what can be wrong where the answer was no', () => {
  expect(draw('slow')).toContain('Check again');
  expect(draw('slow')).not.toContain('What can be wrong');
  expect(draw('not-valid')).toContain('What can be wrong');
  expect(draw('net')).not.toContain('<button type="button" class="button');
});

it('lets the form have the first word', () => {
  const markup = draw('net', 'Please enter a VAT ID');
  expect(markup).toContain('Please enter a VAT ID');
  expect(markup).not.toContain('NET');
});

it('knows nothing of a number that the cart does not hold', () => {
  const markup = renderToStaticMarkup(
    <VatField
      view={{ ...view, start: { number: 'U12345678', state: 'net' } }}
      name="billing.vatNumber"
      country={countries.AT}
      defaultValue="U99999999"
      fault={null}
    />,
  );
  expect(markup).not.toContain('NET');
});
