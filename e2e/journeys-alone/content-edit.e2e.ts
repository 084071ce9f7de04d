import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect } from 'vitest';
import { journey } from '../fixtures.ts';
import { contentDashboard } from '../pages/dashboard/content-dashboard.ts';
import { contentPage } from '../pages/content-page.ts';
import { dashboard } from '../pages/dashboard/dashboard.ts';
import { redirectsDashboard } from '../pages/dashboard/redirects-dashboard.ts';
import { shopAddress } from '../shops.ts';

const country = countries.DE;
const locale = country.locales[0];
const desktop = { viewport: { width: 1440, height: 1000 } };
const aDayMs = 86_400_000;

/** As an operator types a moment: in local time, to the second. */
const localTime = (moment: number): string => new Date(moment).toLocaleString('sv-SE').replace(' ', 'T');

/** Other words at each run, so that those that are looked for cannot be there already. */
const mark = Date.now();

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('an operator', () => {
  journey('edits, previews, publishes and schedules a page', { timeout: 120_000 }, async ({ arrive }) => {
    const { page, expectsInConsole } = await arrive(desktop);
    // What the engine's dashboard says to itself is not ours to mend; an uncaught error, which may be our extension's, is.
    expectsInConsole(/^(error|warning): /);
    await dashboard(page).signIn();
    const operator = contentDashboard(page);
    const slug = await operator.open(locale, 'our-history');
    const address = shopAddress(country, `/${slug}/`);
    const shopper = await arrive();
    await shopper.open(address);
    const before = await contentPage(shopper.page).name.innerText();
    const shownToAll = async () => {
      await shopper.page.reload();
      return contentPage(shopper.page).name.innerText();
    };

    const edited = `Geschichte ${mark}`;
    await operator.openTitleBlock();
    await operator.title.fill(edited);
    await operator.saveDraft();
    const tab = await operator.preview();
    expect(tab.url().startsWith(address)).toBe(true);
    await expect.poll(() => contentPage(tab).name.innerText()).toBe(edited);
    await tab.close();
    expect(await shownToAll()).toBe(before);

    await operator.publishNow();
    const publishedAt = performance.now();
    await expect.poll(shownToAll, { timeout: 5_000, interval: 50 }).toBe(edited);
    const tookMs = performance.now() - publishedAt;
    console.info(`on the page after ${Math.round(tookMs)} ms`);
    expect(tookMs).toBeLessThan(2_000);

    const scheduled = `Jubiläum ${mark}`;
    await operator.title.fill(scheduled);
    await operator.schedule(localTime(Date.now() + aDayMs));
    await operator.firstRevision.filter({ hasText: 'Starts' }).waitFor();
    expect(await shownToAll()).toBe(edited);

    await operator.schedule(localTime(Date.now() + 4_000), localTime(Date.now() + 14_000));
    await expect.poll(shownToAll, { timeout: 12_000, interval: 250 }).toBe(scheduled);
    await expect.poll(shownToAll, { timeout: 20_000, interval: 250 }).toBe(edited);
  });

  journey(
    'chooses the picture of a banner from the library, uploaded on the spot',
    { timeout: 120_000 },
    async ({ arrive }) => {
      const { page, expectsInConsole } = await arrive(desktop);
      expectsInConsole(/^(error|warning): /);
      await dashboard(page).signIn();
      const operator = contentDashboard(page);
      const slug = await operator.open(locale, 'our-history');
      const block = await operator.addBlock('image-banner');
      const name = `kitchen-${mark}.png`;
      await operator.uploadAndChoose(block, { name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
      const shows = `Unsere Küche ${mark}`;
      await block.getByLabel('What it shows').fill(shows);
      await operator.publishNow();

      const publishedAt = performance.now();
      const shopper = await arrive();
      const picture = shopper.page.getByRole('img', { name: shows });
      const address = async () => {
        await shopper.open(shopAddress(country, `/${slug}/`));
        return (await picture.count()) === 0 ? null : picture.getAttribute('src');
      };
      await expect
        .poll(address, { timeout: 5_000, interval: 100 })
        .toMatch(/^\/media\/uploads\/[\da-f]{32}-\d+\.webp$/);
      console.info(`on the page after ${Math.round(performance.now() - publishedAt)} ms`);
      await picture.scrollIntoViewIfNeeded();
      const drawnWidth = () => shopper.page.evaluate(`document.querySelector('img[alt="${shows}"]').naturalWidth`);
      await expect.poll(drawnWidth, { timeout: 5_000 }).toBeGreaterThan(0);
    },
  );

  journey('redirects an address that moved, and sees who follows', { timeout: 90_000 }, async ({ arrive }) => {
    const { page, expectsInConsole } = await arrive(desktop);
    expectsInConsole(/^(error|warning): /);
    await dashboard(page).signIn();
    const slug = await contentDashboard(page).open(locale, 'payment');
    const operator = redirectsDashboard(page);
    await operator.open();
    const moved = `/umgezogen-${mark}`;
    await operator.add(moved, `/${slug}/`);
    expect(await operator.hits(moved)).toBe('0');

    const shopper = await arrive();
    // Until the shop knows of the redirect, the address has no page.
    shopper.expectsInConsole(/404/);
    let followed = 0;
    const follow = async () => {
      const answer = await shopper.open(shopAddress(country, `${moved}/`));
      const hop = answer.request().redirectedFrom();
      followed += hop === null ? 0 : 1;
      return { status: answer.status(), from: hop?.url(), hopBefore: hop?.redirectedFrom() ?? null };
    };
    const once = { status: 200, from: shopAddress(country, `${moved}/`), hopBefore: null };
    await expect.poll(follow, { timeout: 5_000, interval: 250 }).toEqual(once);
    expect(shopper.page.url()).toBe(shopAddress(country, `/${slug}/`));

    const hits = async () => {
      await operator.open();
      return operator.hits(moved);
    };
    await expect.poll(hits, { timeout: 30_000, interval: 1_000 }).toBe(String(followed));

    await operator.add(`/${slug}-alt-${mark}`, `${moved}/`);
    expect(await operator.failure.innerText()).toContain(moved);
  });
});
