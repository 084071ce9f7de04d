import { describe, expect, it } from 'vitest';
import { writeMail } from './write-mail';

const origin = 'https://www.tradehall.{ending}';
const order = { kind: 'newsletter-confirmation', contents: { token: 'a-b_c' } } as const;

describe('the mail that asks to confirm the newsletter', () => {
  it.each([
    ['de-DE', 'https://www.tradehall.de/exconsents/confirm?hash=a-b_c'],
    ['fr-CH', 'https://www.tradehall.ch/fr/exconsents/confirm?hash=a-b_c'],
    ['nl-BE', 'https://www.tradehall.be/nl/exconsents/confirm?hash=a-b_c'],
  ] as const)('leads to the shop it was asked for in %s, in plain text and in HTML', (locale, link) => {
    const { text, html } = writeMail({ ...order, locale }, origin);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`lang="${locale}"`);
  });

  it('is not written without a token', () => {
    expect(() => writeMail({ ...order, locale: 'de-DE', contents: {} }, origin)).toThrow('token');
  });

  it('cannot be given markup by what is filled in', () => {
    const { html } = writeMail({ ...order, locale: 'de-DE', contents: { token: '"><b>' } }, origin);
    expect(html).not.toContain('<b>');
  });
});

describe('the mail that a product is there again', () => {
  const backInStock = { kind: 'back-in-stock', contents: { name: 'Oven <XL>', slug: 'oven-xl-10000001' } } as const;

  it.each([
    ['de-DE', 'https://www.tradehall.de/oven-xl-10000001'],
    ['lt-LT', 'https://www.tradehall.lt/p/oven-xl-10000001'],
  ] as const)('names it and leads to its page in %s', (locale, link) => {
    const { text, html } = writeMail({ ...backInStock, locale }, origin);
    expect(text).toContain('Oven <XL>');
    expect(text).toContain(link);
    expect(html).toContain('Oven &lt;XL&gt;');
    expect(html).toContain(`href="${link}"`);
  });
});
