import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { journey } from '../fixtures.ts';
import { openProduct } from '../pages/cart-steps.ts';
import { caseNumberIn, contactForm } from '../pages/contact-form.ts';
import { contactDashboard, outsideCase } from '../pages/dashboard/contact-dashboard.ts';
import { dashboard } from '../pages/dashboard/dashboard.ts';
import { findProductSentBy } from '../pages/find-product.ts';
import { inbox } from '../pages/inbox.ts';
import { findContactRequest } from '../pages/dashboard/operator.ts';
import { wordsOf } from '../pages/words-of-shop.ts';
import { shopAddress } from '../shops.ts';

const shop = { shop: 'gb.localhost', country: countries.GB, home: '/', locale: 'en-GB' } as const;
const desktop = { viewport: { width: 1440, height: 1000 } };
const say = wordsOf(shop.locale);
const mostSteps = 80;

const anAddress = (): string => `request-${randomUUID()}@example.com`;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0;
  for (let step = 0; step < mostSteps && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  expect(await isThere(), String(target)).toBe(true);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

describe('a customer without a manual', () => {
  journey('asks from the product page, and is answered by the operator', { timeout: 120_000 }, async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    const { number } = await findProductSentBy('parcel', [shop.locale]);
    await openProduct(visitor, shop, number);
    await page.getByRole('link', { name: say('product.requestManual'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const form = contactForm(dialog, shop.locale);
    await form.send.waitFor();
    expect(await form.field('productNumber').inputValue()).toBe(number);
    expect(await form.field('selectedReason').inputValue()).toBe('product-claim-within-30-days');
    expect(await form.field('selectedSubreason').inputValue()).toBe('missing-manual');
    const email = anAddress();
    const subject = `No manual ${randomUUID()}`;
    await form.fill({ email, subject });
    // Another subreason needs something else; nothing that was typed is lost on the way there and back.
    await form.field('selectedSubreason').selectOption('defective');
    await form.field('orderNumber').fill('4711');
    await form.field('selectedSubreason').selectOption('missing-manual');
    expect(await form.field('orderNumber').count()).toBe(0);
    expect(await form.field('subject').inputValue()).toBe(subject);
    await form.send.click();
    const caseNumber = caseNumberIn(await form.sent.innerText());
    expect(await findContactRequest(caseNumber)).toMatchObject({ subject, reason: 'product-claim-within-30-days' });
    await expect
      .poll(() => outsideCase(caseNumber), { timeout: 20_000 })
      .toMatchObject({
        subject,
        productNumber: number,
        country: 'GB',
        locale: 'en-GB',
        debug: '0',
      });
    await expect.poll(async () => (await inbox(email).mails()).length, { timeout: 20_000 }).toBe(1);
    const [confirmation] = await inbox(email).mails();
    expect(confirmation?.subject).toContain(caseNumber);
    expect(confirmation?.text).not.toContain(subject);

    const desk = await arrive(desktop);
    desk.expectsInConsole(/^(error|warning): /);
    await dashboard(desk.page).signIn();
    const service = contactDashboard(desk.page);
    await service.open(caseNumber);
    await service.case(caseNumber).getByText('The door is bent.').waitFor();
    await service.case(caseNumber).getByText(number, { exact: true }).waitFor();
    await service.case(caseNumber).getByText('Delivered', { exact: true }).waitFor();
    await service.answer('We have sent it to you.\nKind regards');
    await service.history.getByText('We have sent it to you.').waitFor();
    await expect.poll(async () => (await inbox(email).mails()).length, { timeout: 20_000 }).toBe(2);
    expect((await inbox(email).mails()).map(({ text }) => text).join()).toContain('We have sent it to you.');
    await service.close.click();
    await service.reopen.waitFor();
    await service.filter('State', 'closed');
    await service.filter('Reason', 'product-claim-within-30-days');
    await service.listed(caseNumber).waitFor();
  });
});

describe('who is sooner served elsewhere', () => {
  journey('is shown the way, and can write all the same', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(shop.country, '/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('footer.contactUs') })
      .click();
    const form = contactForm(page.getByRole('dialog'), shop.locale);
    await form.reason('invoice').click();
    await form.back.click();
    await form.reason('invoice').click();
    await form.subreason('invoice-request').click();
    await form.myOrders.waitFor();
    expect(await form.send.count()).toBe(0);
    await visitor.findsAccessible();
    await form.continueRequest.click();
    await form.field('orderNumber').fill('4711');
    expect(await form.field('selectedSubreason').inputValue()).toBe('invoice-request');
    await form.field('selectedReason').selectOption('returns');
    await form.subreason('no-reason-for-return').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('footer.withdrawalPolicy') })
      .waitFor();
    await form.continueRequest.click();
    expect(await form.field('orderNumber').inputValue()).toBe('4711');
  });
});

describe('who has no JavaScript', () => {
  journey('goes through the steps as pages', async ({ arrive }) => {
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open(shopAddress(shop.country, '/contact-request'));
    const form = contactForm(page.getByRole('main'), shop.locale);
    await form.reason('shipment').click();
    await form.back.click();
    await form.reason('shipment').click();
    await form.subreason('shipment-status').click();
    await form.myOrders.waitFor();
    await form.continueRequest.click();
    const subject = `As pages ${randomUUID()}`;
    await form.fill({ email: anAddress(), subject });
    await form.field('orderNumber').fill('4711');
    await form.send.click();
    const caseNumber = caseNumberIn(await form.sent.innerText());
    expect(await findContactRequest(caseNumber)).toMatchObject({ subject, reason: 'shipment' });
  });
});

describe('who has only a keyboard', () => {
  journey('opens the form from the footer, chooses, writes and sends', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(shop.country, '/'));
    const opener = page.getByRole('contentinfo').getByRole('link', { name: say('footer.contactUs') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const form = contactForm(dialog, shop.locale);
    await tabTo(page, form.reason('account'));
    await page.keyboard.press('Enter');
    await tabTo(page, form.subreason('account-data'));
    await page.keyboard.press('Enter');
    await typeInto(page, form.field('contactName'), 'Jana Nováková');
    await typeInto(page, form.field('customerEmail'), anAddress());
    await typeInto(page, form.field('subject'), 'By keys alone');
    await typeInto(page, form.field('description'), 'It works.');
    await tabTo(page, form.send);
    await page.keyboard.press('Enter');
    expect(caseNumberIn(await form.sent.innerText())).not.toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.and(page.locator(':focus')).count()).toBe(1);
  });
});

describe('a visitor with a phone', () => {
  journey.for([
    { shop: 'de.localhost', country: countries.DE, locale: 'de-DE' },
    { shop: 'gr.localhost', country: countries.GR, locale: 'el-GR' },
  ] as const)('finds every step at $shop made for everybody', async ({ country, locale }, { arrive }) => {
    const visitor = await arrive({ reducedMotion: 'reduce' });
    const main = visitor.page.getByRole('main');
    const looks = async (query: string, awaited: Locator) => {
      await visitor.openAlive(shopAddress(country, `/contact-request${query}`));
      await awaited.waitFor();
      await visitor.findsNoSidewaysScroll();
      await visitor.findsAccessible();
    };
    const form = contactForm(main, locale);
    await looks('', form.reason('other'));
    await looks('?reason=sales', form.subreason('discount-request'));
    await looks('?reason=returns&subreason=no-reason-for-return', form.continueRequest);
    await looks('?reason=sales&subreason=discount-request&productNumber=10000001&quantity=1', form.send);
    expect(await form.field('quantity').inputValue()).toBe('1');
    await form.send.click();
    expect(await visitor.page.locator(':focus').getAttribute('name')).toBe('contactName');
    await visitor.findsAccessible();
  });
});
