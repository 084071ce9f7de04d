import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey, type Visitor } from '../fixtures.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { cartShops, openProduct, productWithSteps } from '../pages/cart-steps.ts';
import { cookieQuestion } from '../pages/cookie-question.ts';
import { productPage } from '../pages/product-page.ts';
import {
  cookiesOf,
  eventsOf,
  recordRequests,
  refusedByPolicy,
  tagOrigins,
  takesScript,
  trackingJournal,
} from '../pages/tracked.ts';
import { shopAddress } from '../shops.ts';

const fewMinutesMs = 120_000;
const desktop = { viewport: { width: 1440, height: 1000 } };
const undecided = { isUndecided: true } as const;
const policy = 'content-security-policy';
const [shop] = cartShops;
const { country, home, locale } = shop;

/** A first visit to a product, as far as the question. */
async function arriveAtProduct(visitor: Visitor) {
  const requests = recordRequests(visitor.page);
  await openProduct(visitor, shop, (await productWithSteps()).number);
  await visitor.waitsUntilAlive();
  const question = cookieQuestion(visitor.page, locale);
  await question.banner.waitFor();
  return { requests, question };
}

async function addsToCart(page: Page): Promise<void> {
  await productPage(page).addToCart.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** Whatever would have been sent is on its way by then. */
const comesToRest = (page: Page) => page.waitForLoadState('networkidle');

const necessaryCookies = ['session', 'locale', 'country', 'store', 'currency', 'device'];
const unnecessary = async (page: Page): Promise<readonly string[]> =>
  [...(await cookiesOf(page)).keys()].filter((name) => !necessaryCookies.includes(name));

describe('before a choice', () => {
  journey('nothing is told, kept or fetched from elsewhere', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    const { requests, question } = await arriveAtProduct(visitor);
    await addsToCart(page);
    await visitor.openAlive(shopAddress(country, home));
    await question.banner.waitFor();
    await comesToRest(page);
    expect(requests).toEqual({ calls: [], elsewhere: [], layer: [] });
    expect(await unnecessary(page)).toEqual([]);
  });
});

describe('who wants only what is necessary', () => {
  journey('is asked once, leaves a receipt and is told of to nobody', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    const { requests, question } = await arriveAtProduct(visitor);
    await question.necessary.click();
    await question.banner.waitFor({ state: 'hidden' });
    await addsToCart(page);
    await visitor.openAlive(shopAddress(country, home));
    await comesToRest(page);
    expect(await question.banner.count()).toBe(0);
    expect(requests).toEqual({ calls: ['shop/give-consent'], elsewhere: [], layer: [] });
    expect((await cookiesOf(page)).get('consent')).toMatch(/^1\.0\.[\da-f-]{36}$/);
    expect(await unnecessary(page)).toEqual(['consent']);
  });
});

describe('who agrees to statistics', () => {
  journey('is counted and not followed', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    const { requests, question } = await arriveAtProduct(visitor);
    await question.choose.click();
    // Nothing is ticked beforehand.
    expect([await question.statistics.isChecked(), await question.marketing.isChecked()]).toEqual([false, false]);
    await question.statistics.check();
    await question.save.click();
    await question.banner.waitFor({ state: 'hidden' });
    const seenBefore = ['page_view', 'breadcrumbs', 'view_item', 'remarketing'];
    await expect.poll(() => requests.layer.slice(0, 4)).toEqual(seenBefore);
    await addsToCart(page);
    await expect.poll(() => requests.layer).toContain('add_to_cart');
    expect(requests.calls).toEqual(['shop/give-consent']);
    expect(new Set(requests.elsewhere)).toEqual(new Set(['/tag-manager.js', '/tag.js', '/data-layer']));
    expect(await unnecessary(page)).toEqual(['consent']);
    expect((await cookiesOf(page)).get('consent')).toMatch(/^1\.s\./);
  });
});

describe('the data layer', () => {
  const title = 'is told which rows and promotions were seen, what was opened from them, and what came of a VAT number';
  journey(title, { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive({ ...undecided, ...desktop });
    const { page } = visitor;
    const requests = recordRequests(page);
    await visitor.openAlive(shopAddress(country, home));
    await cookieQuestion(page, locale).accept.click();
    await expect.poll(() => requests.layer).toContain('view_promotion');
    const row = page.locator('main [data-item-list="content"]').first();
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => requests.layer).toContain('view_item_list');
    await row.locator('article a').first().click();
    await expect.poll(() => requests.layer).toEqual(expect.arrayContaining(['select_item', 'view_item']));

    await openProduct(visitor, shop, (await productWithSteps()).number);
    await addsToCart(page);
    await expect.poll(() => requests.layer).toContain('add_to_cart');
    await visitor.openAlive(shopAddress(country, `${home}checkout/addresses`));
    const addresses = addressesPage(page, locale);
    await addresses.fillFor(buyers.DE, 'buyer@example.test');
    await addresses.vatConfirmed.waitFor();
    await expect.poll(() => requests.layer.filter((name) => name === 'vat_validation')).toHaveLength(2);
    expect(JSON.stringify(await trackingJournal())).not.toContain(buyers.DE.company.vatNumber);
  });
});

describe('who accepts all', () => {
  journey('is told of, until the consent is withdrawn', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    const { requests, question } = await arriveAtProduct(visitor);
    await question.accept.click();
    await question.banner.waitFor({ state: 'hidden' });
    await expect.poll(() => requests.calls).toEqual(['shop/give-consent', 'shop/customer-tracking', 'cia/view-item']);
    await addsToCart(page);
    const told = ['shop/give-consent', 'shop/customer-tracking', 'cia/view-item', 'cia/cart-update'];
    await expect.poll(() => requests.calls).toEqual(told);
    const trackingId = (await cookiesOf(page)).get('tracking-id') ?? '';
    expect(trackingId).toMatch(/^[\da-f-]{36}$/);
    // The worker has delivered both, in their order.
    await expect.poll(() => eventsOf(trackingId), { timeout: 15_000 }).toEqual(['view-item', 'cart-update']);
    expect((await trackingJournal()).some(({ what, name }) => what === 'data-layer' && name === 'add_to_cart')).toBe(
      true,
    );

    // What is recommended is told of when it is seen, and when it is opened.
    const similar = page.locator('[data-item-list="similar"]');
    await similar.scrollIntoViewIfNeeded();
    await expect.poll(() => requests.calls).toEqual([...told, 'cia/recommendation']);
    await similar.locator('article a').first().click();
    const opened = [...told, 'cia/recommendation', 'cia/recommendation', 'cia/view-item'];
    await expect.poll(() => requests.calls).toEqual(opened);
    const delivered = ['view-item', 'cart-update', 'recommendation', 'recommendation', 'view-item'];
    await expect.poll(() => eventsOf(trackingId), { timeout: 15_000 }).toEqual(delivered);

    await question.link.click();
    expect([await question.statistics.isChecked(), await question.marketing.isChecked()]).toEqual([true, true]);
    await question.statistics.uncheck();
    await question.marketing.uncheck();
    // The document is loaded anew: somebody else's script is not to stay in it.
    const reloaded = page.waitForEvent('load');
    await question.save.click();
    await reloaded;
    await visitor.waitsUntilAlive();
    expect((await cookiesOf(page)).has('tracking-id')).toBe(false);
    const { calls, elsewhere, layer } = recordRequests(page);
    await visitor.openAlive(shopAddress(country, home));
    await comesToRest(page);
    expect({ calls, elsewhere, layer }).toEqual({ calls: [], elsewhere: [], layer: [] });
    expect(await eventsOf(trackingId)).toEqual(delivered);
    expect(await question.banner.count()).toBe(0);
  });
});

describe('a tag manager', () => {
  const title = 'runs tags of the origins it was allowed and nobody else’s, as long as that is agreed to';
  journey(title, { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    visitor.expectsInConsole(refusedByPolicy);
    const [, allowed] = tagOrigins((await visitor.open(shopAddress(country, home))).headers()[policy]);
    const tag = `${allowed}/tag.js?name=asked`;
    const { requests, question } = await arriveAtProduct(visitor);
    expect(await takesScript(page, tag)).toBe(false);

    await question.accept.click();
    await expect.poll(() => requests.layer).toContain('tag_first');
    expect(await takesScript(page, tag)).toBe(true);
    await page.evaluate(`void dataLayer.push({ event: 'try_tags' })`);
    const outcomes = () => requests.layer.filter((name) => /^(?:tag|refused)_/.test(name)).toSorted();
    const refused = ['evaluated', 'foreign', 'inline', 'markup', 'written'].map((name) => `refused_${name}`);
    await expect.poll(outcomes).toEqual([...refused, 'tag_allowed', 'tag_first']);
    await productPage(page).addToCart.waitFor();

    await question.link.click();
    await question.statistics.uncheck();
    const reloaded = page.waitForEvent('load');
    await question.save.click();
    await reloaded;
    await visitor.waitsUntilAlive();
    const after = recordRequests(page);
    await visitor.openAlive(shopAddress(country, home));
    expect(await takesScript(page, tag)).toBe(false);
    await page.evaluate(`void (window.dataLayer ?? []).push({ event: 'try_tags' })`);
    await comesToRest(page);
    expect(after.elsewhere).toEqual([]);
  });
});

describe('a page that a secret in its address opens', () => {
  journey('is told to nobody, whatever was agreed to', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { page } = visitor;
    // No secret of ours: the shop does not know what it would open.
    visitor.expectsInConsole(/404/);
    const { question, requests: before } = await arriveAtProduct(visitor);
    await question.accept.click();
    await expect.poll(() => before.layer).toContain('page_view');
    const secret = 'b5c1f0aa-secret';
    const opensSecretly = (path: string) => visitor.openAlive(shopAddress(country, `${home}${path}token=${secret}`));
    await opensSecretly('order?order=7&');
    const requests = recordRequests(page);
    for (const path of ['order?order=7&', 'password-reset/change-password?', 'newsletter-confirmation?'])
      await opensSecretly(path);
    await comesToRest(page);
    expect(await page.evaluate('window.dataLayer ?? null')).toBeNull();
    expect(requests).toEqual({ calls: [], elsewhere: [], layer: [] });
    await visitor.openAlive(shopAddress(country, home));
    await expect.poll(() => requests.layer).toContain('page_view');
    expect(await page.evaluate('JSON.stringify([window.dataLayer, document.referrer])')).not.toContain(secret);
    expect(JSON.stringify(await trackingJournal())).not.toContain(secret);
  });
});

describe('the page where somebody pays', () => {
  journey('knows no tag manager, whatever was agreed to', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive(undecided);
    const { question } = await arriveAtProduct(visitor);
    await question.accept.click();
    await question.banner.waitFor({ state: 'hidden' });
    const origins = tagOrigins((await visitor.open(shopAddress(country, home))).headers()[policy]);
    expect(origins).toHaveLength(2);
    // Without a cart the guards lead elsewhere; the address itself has its policy all the same.
    let request = (await visitor.open(shopAddress(country, `${home}checkout/payment`))).request();
    for (let former = request.redirectedFrom(); former !== null; former = request.redirectedFrom()) request = former;
    const headers = (await request.response())?.headers() ?? {};
    expect(headers[policy]).toContain("connect-src 'self';");
    for (const origin of origins) expect(headers[policy]).not.toContain(origin);
  });
});

describe('with a keyboard only', () => {
  journey(
    'the question is the first thing after the skip link, and can be answered',
    { timeout: fewMinutesMs },
    async ({ arrive }) => {
      const visitor = await arrive({ ...undecided, ...desktop });
      const { page } = visitor;
      await visitor.openAlive(shopAddress(country, home));
      const question = cookieQuestion(page, locale);
      await question.banner.waitFor();
      const focused = page.locator(':focus');
      await page.keyboard.press('Tab');
      expect(await focused.getAttribute('href')).toBe('#content');
      await page.keyboard.press('Tab');
      expect(await question.banner.locator(':focus').count()).toBe(1);
      await question.choose.focus();
      await page.keyboard.press('Enter');
      await question.statistics.waitFor();
      await question.statistics.focus();
      await page.keyboard.press('Space');
      expect(await question.statistics.isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await question.settings.waitFor({ state: 'hidden' });
      // Closed without saving, nothing is chosen.
      expect(await unnecessary(page)).toEqual([]);
      await question.necessary.focus();
      await page.keyboard.press('Enter');
      await question.banner.waitFor({ state: 'hidden' });
    },
  );
});

describe.each([
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1440, height: 1000 } },
])('on $name', ({ viewport }) => {
  const shops = [
    { country: countries.DE, locale: 'de-DE' },
    { country: countries.GR, locale: 'el-GR' },
  ] as const;

  journey('the question and its settings can be read by everybody', { timeout: fewMinutesMs }, async ({ arrive }) => {
    for (const { country: ofShop, locale: spoken } of shops) {
      const visitor = await arrive({ ...undecided, viewport });
      const { page } = visitor;
      await visitor.openAlive(shopAddress(ofShop, '/'));
      const question = cookieQuestion(page, spoken);
      await question.banner.waitFor();
      await visitor.findsAccessible();
      await visitor.findsNoSidewaysScroll();
      const sizes = await Promise.all(
        [question.necessary, question.choose, question.accept].map((button) => button.boundingBox()),
      );
      const measures = sizes.map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]);
      expect(measures[1]).toEqual(measures[0]);
      expect(measures[2]).toEqual(measures[0]);
      expect(measures[0]?.[1]).toBeGreaterThanOrEqual(44);
      // The end of the page can be read above it.
      await question.link.scrollIntoViewIfNeeded();
      await question.link.click();
      await question.settings.waitFor();
      await visitor.findsAccessible();
    }
  });
});
