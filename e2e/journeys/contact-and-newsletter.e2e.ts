import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { DEMO_CUSTOMER_PASSWORD } from '../environment.ts';
import { journey } from '../fixtures.ts';
import { caseNumberIn, contactForm } from '../pages/contact-form.ts';
import { inbox } from '../pages/inbox.ts';
import { findContactRequest } from '../pages/dashboard/operator.ts';
import { shopAddress } from '../shops.ts';

// The shop whose words these journeys read.
const country = countries.GB;
const desktop = { viewport: { width: 1440, height: 1000 } };

describe('a visitor with a question', () => {
  journey('writes from the footer, mends what is wrong, and the operator finds the message', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    const dialog = page.getByRole('dialog');
    const subject = `Bent door ${randomUUID()}`;
    const form = contactForm(dialog, 'en-GB');
    await form.reason('returns').click();
    await form.subreason('defective').click();
    await form.fill({ email: 'jana@example.com', subject });
    await form.field('orderNumber').fill('4711');
    await form.field('subject').fill('<b>');
    await form.field('productNumber').pressSequentially('12-34x');
    expect(await form.field('productNumber').inputValue()).toBe('1234');
    await form.send.click();
    await dialog.getByText('A product number has exactly eight digits.').waitFor();
    await dialog.getByText('These characters are not allowed: < >').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('productNumber');
    await visitor.findsAccessible();

    await form.field('productNumber').fill('10000001');
    await form.field('subject').fill(subject);
    expect(await form.field('description').inputValue()).toContain('The door is bent.');
    expect(await dialog.getByText('A product number has exactly eight digits.').count()).toBe(0);
    await form.send.click();
    const said = await dialog.getByText('Your message has been sent.').innerText();
    expect(await findContactRequest(caseNumberIn(said))).toMatchObject({
      subject,
      storeKey: storeKey(country),
      reason: 'returns',
    });
  });

  journey('writes without JavaScript, and keeps what she typed when it is refused', async ({ arrive }) => {
    const visitor = await arrive({ javaScriptEnabled: false });
    const { page, open } = visitor;
    visitor.expectsInConsole(/status of 422/);
    await open(shopAddress(country, '/contact-request'));
    const subject = `No script ${randomUUID()}`;
    const form = contactForm(page.getByRole('main'), 'en-GB');
    await form.reason('account').click();
    await form.subreason('something-else').click();
    await form.fill({ email: 'jana@example.com', subject: `<${subject}>` });
    await form.send.click();
    await page.getByText('These characters are not allowed: < >').waitFor();
    expect(await form.field('description').inputValue()).toContain('What now?');
    await form.field('subject').fill(subject);
    await form.send.click();
    const said = await page.getByText('Your message has been sent.').innerText();
    expect(await findContactRequest(caseNumberIn(said))).toMatchObject({ subject });
  });
});

describe('a reader of the newsletter', () => {
  journey('subscribes, finds a link in the mail and confirms once', async ({ arrive }) => {
    const address = `reader-${randomUUID()}@example.com`;
    const visitor = await arrive(desktop);
    const { page } = visitor;
    await visitor.openAlive(shopAddress(country, '/'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const block = page.getByRole('region', { name: 'News and offers by email' });
    await block.getByLabel('Email address').fill('reader@');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await block.getByText('Please enter a valid email address').waitFor();
    await block.getByLabel('Email address').fill(address);
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await block.getByText('Please click the link in the email').waitFor();

    const link = await inbox(address).link();
    expect(link).toContain(shopAddress(country, '/exconsents/confirm?hash='));
    await visitor.open(link);
    await visitor.findsAccessible();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('dialog', { name: 'Subscription confirmed' }).waitFor();

    await visitor.open(link);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByText('This link is no longer valid.').waitFor();
  });

  journey('confirms without JavaScript', async ({ arrive }) => {
    const address = `reader-${randomUUID()}@example.com`;
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open(shopAddress(country, '/newsletter-confirmation'));
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Please click the link in the email').waitFor();
    await open(await inbox(address).link());
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect.poll(() => page.url()).toBe(shopAddress(country, '/?confirmation=newsletter'));
  });
});

describe('a customer', () => {
  journey('signs in on the way to her profile, and out again', async ({ arrive }) => {
    const visitor = await arrive(desktop);
    const { page } = visitor;
    visitor.expectsInConsole(/status of 401/);
    await visitor.openAlive(shopAddress(country, '/my-account/my-profile'));
    expect(new URL(page.url()).pathname).toBe('/login');
    const main = page.getByRole('main');
    await main.getByLabel('Email address').fill('demo@tradehall.example');
    await main.getByLabel('Password', { exact: true }).fill('a wrong one');
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();
    await main.getByText('You could not be signed in.').waitFor();
    expect(await main.getByLabel('Email address').inputValue()).toBe('demo@tradehall.example');
    await main.getByLabel('Password', { exact: true }).fill(DEMO_CUSTOMER_PASSWORD);
    await main.getByRole('button', { name: 'Sign in', exact: true }).click();

    await main.getByText('demo@tradehall.example').waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-account/my-profile');
    await visitor.findsAccessible();
    await visitor.open(shopAddress(country, '/login'));
    expect(new URL(page.url()).pathname).toBe('/');

    await visitor.openAlive(shopAddress(country, '/log-out'));
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).waitFor();
    await main.getByRole('button', { name: 'Sign out' }).click();
    await main.getByText('You are signed out.').waitFor();
    await visitor.open(shopAddress(country, '/my-account/my-profile'));
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  journey.for([
    { shop: 'de.localhost', of: countries.DE },
    { shop: 'gr.localhost', of: countries.GR },
    { shop: 'bg.localhost', of: countries.BG },
  ])('finds the page to sign in at $shop made for everybody', async ({ of }, { arrive }) => {
    const visitor = await arrive({ reducedMotion: 'reduce' });
    const answer = await visitor.openAlive(shopAddress(of, '/login'));
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await visitor.findsNoSidewaysScroll();
    await visitor.findsAccessible();
  });
});
