import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import { startHttpServer } from '../http-server.ts';
import { askProvider, paymentBody } from './ask-provider.ts';
import { startTestMerchant } from './test-merchant.ts';

const message = z.looseObject({
  type: z.string(),
  componentData: z.looseObject({ paymentMethod: z.record(z.string(), z.string()).optional() }).optional(),
});

/** The shop's page: it may not run a script of the provider's, only show its frame. */
const merchantPolicy = (frames: string) => `default-src 'none'; script-src 'unsafe-inline'; frame-src ${frames}`;

describe('the hosted fields', () => {
  let browser: Browser;
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  let shop: Awaited<ReturnType<typeof startHttpServer>>;
  let page: Page;
  let source: string;

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    merchant = await startTestMerchant(300);
    shop = await startHttpServer(0, () => {
      const script = `window.heard = []; addEventListener('message', ({ data, origin }) => { if (origin === '${merchant.provider.url}') window.heard.push(data); });`;
      const frame = `<iframe title="fields" width="400" height="600" src="${source.replaceAll('&', '&amp;')}"></iframe>`;
      return new Response(`<!doctype html><title>Shop</title><script>${script}</script>${frame}`, {
        headers: { 'content-type': 'text/html', 'content-security-policy': merchantPolicy(merchant.provider.url) },
      });
    });
    page = await browser.newPage();
  });

  afterEach(async () => {
    await page.close();
    await shop.stop();
    await merchant[Symbol.asyncDispose]();
  });

  async function open(path: string, texts: Record<string, string>): Promise<FrameLocator> {
    source = `${merchant.provider.url}${path}?${new URLSearchParams({ origin: shop.url, ...texts }).toString()}`;
    await page.goto(shop.url);
    await heard('provider:ready');
    return page.frameLocator('iframe');
  }

  async function heard(type: string): Promise<z.infer<typeof message>> {
    return vi.waitFor(
      async () => {
        const all = z.array(message).parse(await page.evaluate('window.heard'));
        return z
          .custom<z.infer<typeof message>>((found) => found !== undefined)
          .parse(all.find((one) => one.type === type));
      },
      { timeout: 5_000 },
    );
  }

  const requestSubmit = () =>
    page.evaluate(
      `document.querySelector('iframe').contentWindow.postMessage({ type: 'provider:request-submit' }, '*')`,
    );
  const slovak = {
    lang: 'sk',
    number: 'Číslo karty',
    expiry: 'Platnosť',
    cvc: 'Bezpečnostný kód',
    holder: 'Meno na karte',
  };

  it('hand the page a card that only the provider can read, under the page’s own labels', async () => {
    const fields = await open('/fields', { ...slovak, store: 'Zapamätať si kartu' });
    await fields.getByLabel('Číslo karty').fill('4111111111111111');
    await fields.getByLabel('Platnosť').fill('03/30');
    await fields.getByLabel('Bezpečnostný kód').fill('737');
    await fields.getByLabel('Meno na karte').fill('Anna Nowak');
    await fields.getByLabel('Zapamätať si kartu').check();
    await requestSubmit();
    const submitted = await heard('provider:submit');
    expect(JSON.stringify(submitted)).not.toContain('4111');
    expect(submitted).toMatchObject({ storeCard: true, componentData: { browserInfo: {}, origin: shop.url } });
    const paymentMethod = submitted.componentData?.paymentMethod;
    expect(paymentMethod).toMatchObject({ type: 'scheme', holderName: 'Anna Nowak' });
    const paid = await askProvider(merchant.provider.url, { path: '/payments', body: paymentBody({ paymentMethod }) });
    expect(paid.resultCode).toBe('Authorised');
  });

  it('say at the field what is wrong and go to the first', async () => {
    const fields = await open('/fields', { ...slovak, invalid: 'Skontrolujte <údaj>.' });
    await fields.getByLabel('Číslo karty').fill('4111111111111112');
    await requestSubmit();
    await heard('provider:invalid');
    const number = fields.getByLabel('Číslo karty');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await fields.locator('#number-error').textContent()).toBe('Skontrolujte <údaj>.');
    expect(await fields.locator(':focus').getAttribute('id')).toBe('number');
    await number.fill('4111111111111111');
    expect(await number.getAttribute('aria-invalid')).toBeNull();
  });

  it('do not speak to a page that did not name itself', async () => {
    await open('/fields', slovak);
    await page.evaluate(`window.heard = []`);
    source = `${merchant.provider.url}/fields?origin=https://elsewhere.example`;
    await page.goto(shop.url);
    await page.frameLocator('iframe').getByLabel('Card number').fill('4');
    expect(await page.evaluate('window.heard')).toEqual([]);
  });

  it('ask for the security code alone when the card is known', async () => {
    const fields = await open('/fields', { ...slovak, kind: 'stored' });
    expect(await fields.getByRole('textbox').count()).toBe(1);
    await fields.getByLabel('Bezpečnostný kód').fill('737');
    await fields.getByLabel('Bezpečnostný kód').press('Enter');
    await heard('provider:enter');
    await requestSubmit();
    const { componentData } = await heard('provider:submit');
    expect(Object.keys(componentData?.paymentMethod ?? {}).toSorted()).toEqual(['encryptedSecurityCode', 'type']);
  });

  it('wait for the shopper’s app and hand over what completes the payment', async () => {
    const body = paymentBody({
      paymentMethod: { type: 'mbway', telephoneNumber: '+351912345678', shopperEmail: 'anna@example.test' },
    });
    const { action } = await askProvider(merchant.provider.url, { path: '/payments', body });
    await open('/await', { text: 'Potvrďte v aplikácii', paymentData: action?.paymentData ?? '' });
    const { componentData } = await heard('provider:details');
    const done = await askProvider(merchant.provider.url, { path: '/payments/details', body: { ...componentData } });
    expect(done.resultCode).toBe('Authorised');
  });
});
