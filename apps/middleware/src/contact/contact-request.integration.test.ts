import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBrowser } from '../testing/test-browser.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

let testShop: TestShop;

beforeAll(async () => {
  testShop = await startTestShop();
});

afterAll(() => testShop[Symbol.asyncDispose]());

const message = {
  locale: 'de-DE',
  selectedReason: 'product-claim-within-30-days',
  selectedSubreason: 'missing-manual',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'Manual',
  description: 'There was none.',
  productNumber: '10010001',
} as const;

describe('the contact form, through the middleware and the engine', () => {
  it('answers with the case number under which the message is kept', async () => {
    const { shop } = openTestBrowser(testShop.url).calls;
    const sent = await shop['contact-request'](message);
    const { rows } = await testShop.database.query<Record<string, unknown>>(
      'SELECT case_number, store_key, details FROM contact_request',
    );
    expect(sent).toEqual({ ok: true, value: { caseNumber: rows[0]?.['case_number'] } });
    expect(rows).toMatchObject([{ store_key: 'tradehall_de', details: { productNumber: '10010001' } }]);
    expect(await shop['contact-request'](message)).toEqual(sent);

    await testShop.database.query(
      `UPDATE country_store SET flags = flags || '{"contact_webform_enabled": false}' WHERE key = 'tradehall_de'`,
    );
    expect(await shop['contact-request'](message)).toEqual({ ok: false, failure: { code: 'feature-disabled' } });
  });
});
