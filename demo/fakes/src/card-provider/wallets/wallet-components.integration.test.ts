import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import { startHttpServer } from '../../http-server.ts';
import { askProvider, paymentBody } from '../ask-provider.ts';
import { startTestMerchant, testAccount } from '../test-merchant.ts';

/** A merchant's page with one component, as the provider's documentation has it; it writes down what it is told. */
const merchantScript = (wallet: string, clientKey: string, props: string) => `
  window.heard = [];
  const hear = (name, data) => window.heard.push({ name, data });
  const { AdyenCheckout, ${wallet} } = window.AdyenWeb;
  AdyenCheckout({
    clientKey: '${clientKey}',
    environment: 'test',
    countryCode: 'GB',
    locale: 'en-GB',
    amount: { value: 19690, currency: 'GBP' },
    paymentMethodsResponse: { paymentMethods: [{ type: '${wallet.toLowerCase()}', configuration: { merchantId: 'm', merchantName: 'Shop' } }] },
    onSubmit: (state, component, actions) => {
      hear('submit', state.data);
      window.answer = actions;
    },
    onPaymentCompleted: (result) => hear('completed', result),
    onError: ({ name }) => hear('error', name),
  }).then(async (checkout) => {
    const component = new ${wallet}(checkout, ${props});
    await component.isAvailable();
    component.mount('#wallet');
  }).catch(({ message }) => hear('refused', message));`;

const googleExpress = `{
  isExpress: true,
  paymentDataCallbacks: { onPaymentDataChanged: async () => ({ newTransactionInfo: { totalPrice: '20.50', currencyCode: 'GBP' } }) },
  onAuthorized: ({ authorizedEvent }, actions) => { hear('authorized', authorizedEvent); actions.resolve(); },
}`;
const appleExpress = `{
  isExpress: true,
  onShippingContactSelected: (resolve) => resolve({ newTotal: { label: 'Shop', amount: '20.50' } }),
  onAuthorized: ({ authorizedEvent }, actions) => { hear('authorized', authorizedEvent); actions.resolve(); },
}`;

const heardThings = z.array(z.object({ name: z.string(), data: z.unknown() }));
const submitted = z.object({ paymentMethod: z.record(z.string(), z.string()) });

describe("the provider's components for wallets", () => {
  let browser: Browser;
  let page: Page;
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  let shop: Awaited<ReturnType<typeof startHttpServer>>;
  let script: string;
  const allowedOrigins: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    merchant = await startTestMerchant(50, allowedOrigins);
    const source = `${merchant.provider.url}/checkoutshopper/sdk/6.0.0/adyen.js`;
    shop = await startHttpServer(0, () => {
      const body = `<div id="wallet"></div><script src="${source}" crossorigin="anonymous"></script><script>${script}</script>`;
      return new Response(`<!doctype html><title>Shop</title>${body}`, { headers: { 'content-type': 'text/html' } });
    });
    allowedOrigins.splice(0, allowedOrigins.length, shop.url);
    page = await browser.newPage();
  });

  afterEach(async () => {
    await page.close();
    await shop.stop();
    await merchant[Symbol.asyncDispose]();
  });

  async function open(wallet: 'GooglePay' | 'ApplePay', props = '{}', clientKey: string = testAccount.clientKey) {
    script = merchantScript(wallet, clientKey, props);
    await page.goto(shop.url);
    return page.getByRole('button', { name: wallet === 'GooglePay' ? 'Google Pay' : 'Apple Pay' });
  }

  async function openSheet(wallet: 'GooglePay' | 'ApplePay', props?: string) {
    const button = await open(wallet, props);
    const [sheet] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await sheet.locator('#confirm:enabled').waitFor();
    return sheet;
  }

  /** The click closes the sheet, sometimes before it has been reported as done. */
  async function cancel(sheet: Page): Promise<void> {
    const isClosed = sheet.waitForEvent('close');
    await sheet
      .getByRole('button', { name: 'Cancel' })
      .click()
      .catch((failure: unknown) => {
        if (!sheet.isClosed()) throw failure;
      });
    await isClosed;
  }

  const heard = (name: string): Promise<unknown> =>
    vi.waitFor(
      async () => {
        const all = heardThings.parse(await page.evaluate('window.heard'));
        const found = all.find((each) => each.name === name);
        if (found === undefined) throw new Error(`heard ${JSON.stringify(all)}`);
        return found.data;
      },
      { timeout: 5_000 },
    );

  const pay = async () => {
    const { paymentMethod } = submitted.parse(await heard('submit'));
    return askProvider(merchant.provider.url, { path: '/payments', body: paymentBody({ paymentMethod }) });
  };

  it.each(['GooglePay', 'ApplePay'] as const)(
    'give a token of %s that pays, and close the sheet when they are told so',
    async (wallet) => {
      const sheet = await openSheet(wallet);
      expect(await sheet.locator('#total').innerText()).toBe('196.90 GBP');
      await sheet.getByRole('button', { name: 'Pay' }).click();
      expect((await pay()).resultCode).toBe('Authorised');
      const closed = sheet.waitForEvent('close');
      await page.evaluate(`window.answer.resolve({ resultCode: 'Authorised' })`);
      await closed;
      expect(await heard('completed')).toEqual({ resultCode: 'Authorised' });
    },
  );

  it('pay with a card of the wallet that the bank declines, and say in the sheet that nothing was paid', async () => {
    const sheet = await openSheet('ApplePay');
    await sheet.getByLabel('Card').selectOption('declined');
    await sheet.getByRole('button', { name: 'Pay' }).click();
    expect((await pay()).resultCode).toBe('Refused');
    await page.evaluate('window.answer.reject()');
    await sheet.getByRole('alert').getByText('The payment was not made.').waitFor();
  });

  it.each([
    ['GooglePay', googleExpress, { email: 'wallet@example.test', shippingAddress: { countryCode: 'GB' } }],
    ['ApplePay', appleExpress, { payment: { shippingContact: { emailAddress: 'wallet@example.test' } } }],
  ] as const)('ask for the total and tell who buys in the form of %s', async (wallet, props, event) => {
    const sheet = await openSheet(wallet, props);
    expect(await sheet.locator('#total').innerText()).toBe('20.50 GBP');
    await sheet.getByRole('button', { name: 'Pay' }).click();
    expect(await heard('authorized')).toMatchObject(event);
    expect(await heard('submit')).toMatchObject({ paymentMethod: { subtype: 'express' } });
  });

  it('say that the shopper has thought again', async () => {
    const sheet = await openSheet('GooglePay');
    await cancel(sheet);
    expect(await heard('error')).toBe('CANCEL');
  });

  it('open no sheet for a key, or a page, that the provider does not know', async () => {
    await (await open('GooglePay', '{}', 'test_OTHER')).click();
    expect(await heard('error')).toBe('ERROR');
    allowedOrigins.splice(0);
    await (await open('ApplePay')).click();
    expect(await heard('error')).toBe('ERROR');
  });

  it('are not made without a key or a merchant', async () => {
    await open('GooglePay', '{}', '');
    expect(await heard('refused')).toContain('clientKey');
    await open('GooglePay', '{ configuration: {} }');
    expect(await heard('refused')).toContain('merchantId');
  });
});
