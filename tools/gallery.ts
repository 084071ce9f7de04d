// Pictures of the shop for people to look at: every scene in three languages at four widths, with a page to leaf through.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { type Browser, launchChromium, type Page } from '@tradehall/testing/browser/chromium.ts';
import { declinedCookies } from '@tradehall/testing/browser/declined-cookies.ts';
import { originOfShop } from '../scripts/addresses.ts';
import { scenesOf } from './gallery/scenes.ts';
import { openShop } from './open-shop.ts';
import { everyStacksFolder } from '../scripts/project-folders.ts';
import { findSamplePages } from './sample-pages.ts';

const widths = [320, 390, 768, 1440];
const shops: readonly Country[] = [countries.DE, countries.GR, countries.FI];
const folder = join(everyStacksFolder, 'gallery');

const scrollThrough = `(async () => {
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(everything);
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  window.scrollTo(0, 0);
})()`;

/** What is further down is fetched and drawn when it comes near. */
async function showLazyParts(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
}

interface Sitting {
  readonly country: Country;
  readonly width: number;
  readonly scenes: ReturnType<typeof scenesOf>;
}

async function takePictures(browser: Browser, { country, width, scenes }: Sitting): Promise<string[]> {
  const look = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
  const stranger = await browser.newContext(look);
  const context = await browser.newContext(look);
  await context.addInitScript(declinedCookies);
  const files: string[] = [];
  for (const scene of scenes) {
    const { name, path, prepare, isFirstVisit = false, isWhole = prepare === undefined && !isFirstVisit } = scene;
    if (width > (scene.upToWidth ?? width) || width < (scene.fromWidth ?? width)) continue;
    const page = await (isFirstVisit ? stranger : context).newPage();
    await page.goto(`${originOfShop(country)}${path}`, { waitUntil: 'networkidle' });
    await showLazyParts(page);
    await prepare?.(page);
    const file = `${name}-${country.code.toLowerCase()}-${width}.png`;
    // What floats above the page is as high as the window.
    await page.screenshot({ path: join(folder, file), fullPage: isWhole });
    await page.close();
    files.push(file);
  }
  await stranger.close();
  await context.close();
  return files;
}

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const files: string[] = [];
for (const country of shops) {
  const scenes = scenesOf(await findSamplePages(openShop(country), country.locales[0]), country);
  for (const width of widths) files.push(...(await takePictures(browser, { country, width, scenes })));
}
await browser.close();
const figures = files.map(
  (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
);
writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Gallery</title>${figures.join('\n')}\n`);
console.log(`${files.length} pictures in ${folder}`);
