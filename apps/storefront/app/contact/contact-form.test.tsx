import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentPagesOf } from '../routing/content-pages.ts';
import { shopOf } from '../testing/shop-of.ts';
import { ContactForm, type SentContact } from './contact-form.tsx';
import { contactFormView } from './contact-form-view.ts';
import { noValues } from './contact-state.ts';
import { readWish } from './read-wish.ts';

const pages = [{ key: 'withdrawal-policy', slug: 'retractation', title: 'Rétractation', slugAllLocales: {} }];
const view = contactFormView(shopOf('fr-CH', { contentPages: contentPagesOf(pages) }));
const draw = (query: string, start: SentContact | null = null) =>
  renderToStaticMarkup(
    <ContactForm view={view} wish={readWish(new URLSearchParams(query), view)} start={start} level={2} />,
  );
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
const namesIn = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

describe('the contact form without JavaScript', () => {
  it('first asks for the reason, by a link each', () => {
    const html = draw('productNumber=10000001');
    expect(linksIn(html)).toHaveLength(11);
    expect(linksIn(html)[0]).toBe('/fr/contact-request?reason=consulting&productNumber=10000001');
    expect(html).not.toContain('<form');
  });

  it('then for the subreason, with a way back', () => {
    const [back, ...subreasons] = linksIn(draw('reason=account'));
    expect(back).toBe('/fr/contact-request');
    expect(subreasons).toEqual([
      '/fr/contact-request?reason=account&subreason=sign-in-problem',
      '/fr/contact-request?reason=account&subreason=account-data',
      '/fr/contact-request?reason=account&subreason=something-else',
    ]);
  });

  it('then for the details the subreason needs, and shows both choices', () => {
    const html = draw('reason=order&subreason=cancellation&orderNumber=4711');
    expect(namesIn(html)).toEqual([
      'selectedReason',
      'selectedSubreason',
      'contactName',
      'companyName',
      'customerEmail',
      'productNumber',
      'orderNumber',
      'invoiceNumber',
      'subject',
      'description',
    ]);
    expect(html).toContain('action="/fr/contact-request" method="post"');
    expect(html).toContain('value="4711"');
    expect(html).toMatch(/<option value="order" selected="">/);
    expect(html).toMatch(/<option value="cancellation" selected="">/);
  });

  it.each([
    ['returns', 'no-reason-for-return', ['/fr/order/find?withdraw', '/fr/retractation/']],
    ['invoice', 'invoice-request', ['/fr/order/find', '/fr/my-account/orders']],
    ['shipment', 'shipment-status', ['/fr/order/find', '/fr/my-account/orders']],
  ])('shows a shorter way for %s, %s, and how to go on all the same', (reason, subreason, ways) => {
    const query = `reason=${reason}&subreason=${subreason}`;
    const html = draw(query);
    expect(html).not.toContain('<form');
    expect(linksIn(html)).toEqual(['/fr/contact-request', ...ways, `/fr/contact-request?${query}&continue`]);
    expect(draw(`${query}&continue`)).toContain('<form');
  });

  it('keeps what was typed beside what is wrong, also where it is not asked for now', () => {
    const values = {
      ...noValues,
      selectedReason: 'payment',
      selectedSubreason: 'info-iban',
      orderNumber: '4711',
      subject: '<b>',
    };
    const start: SentContact = { values, faults: { subject: 'forbidden-characters' }, text: view.checkFields };
    const html = draw('reason=payment&subreason=info-iban&continue', start);
    expect(html).toContain('<input type="hidden" name="orderNumber" value="4711"/>');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain(view.checkFields);
  });

  it('asks for another subreason where the two did not go together, and keeps the form', () => {
    const values = { ...noValues, selectedReason: 'payment', selectedSubreason: 'cancellation', subject: 'Hello' };
    const start: SentContact = { values, faults: { selectedSubreason: 'wrong' }, text: view.checkFields };
    const html = draw('reason=payment&subreason=cancellation', start);
    expect(html).toContain('value="Hello"');
    expect(html).toContain(view.faults.wrong.replace('{field}', view.labels.selectedSubreason));
    expect(html).toMatch(/<option value="" selected="">/);
  });
});
