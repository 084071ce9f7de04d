import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { writeMail } from './write-mail';

const store = { emailAddress: 'service@tradehall.de', phoneNumbers: {}, openingHours: {} };
const contents = {
  name: 'Pizza oven',
  productNumber: '10010001',
  hazard: 'fire',
  action: 'stop-using-refund',
  batch: 'A1 to A9',
  orderNumber: 'NS1000017',
  hasAccount: true,
} as const;

const write = (locale: (typeof localeCodes)[number], changes: Partial<Record<keyof typeof contents, unknown>> = {}) =>
  writeMail(
    { kind: 'product-recall', locale, contents: { ...contents, ...changes }, store },
    {
      originPattern: 'https://www.tradehall.{ending}',
      contentSlugs: {},
      readOrder: () => Promise.reject(new Error('nothing is read')),
    },
  );

describe('the mail of a recall', () => {
  it.each(localeCodes)('is complete in %s', async (locale) => {
    const { subject, text, html } = await write(locale);
    for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
    expect(subject).toContain('Pizza oven');
    for (const fact of ['10010001', 'A1 to A9']) expect(text).toContain(fact);
  });

  it('leads customers to their equipment, and guests to the form with everything in it', async () => {
    expect((await write('en-GB')).text).toMatch(/https:\/\/www\.tradehall\.co\.uk\/my-account\/my-equipment\s/);
    const { text } = await write('cs-CZ', { hasAccount: false, batch: null });
    expect(text).toContain('https://www.tradehall.cz/contact-request?reason=product-claim-within-30-days');
    // The prefix is never shown.
    expect(text).toContain('productNumber=10010001&orderNumber=1000017');
    expect(text).not.toContain('NS1000017');
  });
});
