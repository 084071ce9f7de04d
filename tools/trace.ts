// One order by a real browser, and its trace as a tree: browser, storefront, middleware, engine, SQL, provider, webhook, mail.
// Fails where one of them is missing, or where a span belongs to another that nobody told of.
import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { consentCookieName, consentCookieOf, consentTextVersion } from '@tradehall/domain/tracking/consent-choice.ts';
import { launchChromium, type Page } from '@tradehall/testing/browser/chromium.ts';
import { Collector, type ToldSpan } from '@tradehall/testing/traces/collector.ts';
import { z } from 'zod';
import { originOfShop } from '../scripts/addresses.ts';
import { orSayWhy } from '../scripts/or-say-why.ts';
import { addToCart, goToPayment } from './gallery/checkout-scenes.ts';
import { openShop } from './open-shop.ts';
import { findSamplePages } from './sample-pages.ts';

const country = countries.DE;
const goodCard = { number: '4111111111111111', expiry: '03/30', cvc: '737', holder: 'Test' };
const patienceMs = 30_000;

const kinds: Readonly<Record<string, (span: ToldSpan) => boolean>> = {
  browser: ({ service }) => service === 'browser',
  storefront: ({ service }) => service === 'storefront',
  middleware: ({ service }) => service === 'middleware',
  engine: ({ service }) => service === 'engine',
  SQL: ({ facts }) => facts['db.system.name'] === 'postgresql',
  provider: ({ name }) => name.startsWith('card provider'),
  'webhook received': ({ service, name }) => service === 'engine' && name.includes('webhooks'),
  'webhook applied': ({ service, name }) => service === 'worker' && name.startsWith('webhook'),
  mail: ({ service, name }) => service === 'worker' && name.startsWith('mail'),
};

const missingIn = (spans: readonly ToldSpan[]): string[] =>
  Object.entries(kinds).flatMap(([kind, isOfKind]) => (spans.some(isOfKind) ? [] : [kind]));

/** The trace in which somebody paid; a shop has many others. */
function payingTrace(spans: readonly ToldSpan[]): ToldSpan[] {
  const paying = spans.find(({ name }) => name === 'INSERT payment_attempt');
  return spans
    .filter(({ traceId }) => traceId === paying?.traceId)
    .toSorted((one, other) => one.startMs - other.startMs);
}

const agreed = consentCookieOf({
  receiptId: '00000000-0000-4000-8000-000000000000',
  purposes: ['statistics'],
  textVersion: consentTextVersion,
});
const agreedCookies = `if (self === top) document.cookie = '${consentCookieName}=${agreed}; Path=/; SameSite=Lax';`;

const loadedScripts = `performance.getEntriesByType('resource').map(({ name }) => name)`;

/** Who tells of the browser is fetched when the page has nothing else to do. */
async function untilReporterIsThere(page: Page): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    const scripts = z.array(z.string()).parse(await page.evaluate(loadedScripts));
    if (scripts.some((script) => script.includes('report-browser'))) return;
    await sleep(200);
  }
  throw new Error('the page has not fetched who reports its part');
}

async function buy(page: Page): Promise<void> {
  const { product } = await findSamplePages(openShop(country), country.locales[0]);
  const open = (path: string) => page.goto(`${originOfShop(country)}${path}`, { waitUntil: 'networkidle' });
  await open(product);
  await addToCart(page);
  await open('/checkout/addresses');
  await goToPayment(page, country);
  await untilReporterIsThere(page);
  await page.locator('input[name="method"][value="scheme"]').check();
  const fields = page.frameLocator('iframe[src*="/fields"]');
  for (const [name, text] of Object.entries(goodCard)) await fields.locator(`[name="${name}"]`).fill(text);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/\/checkout\/thank-you/, { timeout: patienceMs });
  // What a page has measured it tells when it is left.
  await page.goto('about:blank');
}

function printTree(spans: readonly ToldSpan[]): void {
  const [first] = spans;
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const childrenOf = Map.groupBy(spans, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null));
  const print = (span: ToldSpan, depth: number) => {
    const afterMs = (span.startMs - (first?.startMs ?? 0)).toFixed(0).padStart(6);
    const indented = `${'  '.repeat(depth)}${span.name}`;
    const failed = span.isFailed ? ' failed' : '';
    console.log(
      `${afterMs} ms ${span.durationMs.toFixed(1).padStart(8)} ms  ${span.service.padEnd(10)} ${indented}${failed}`,
    );
    for (const child of childrenOf.get(span.spanId) ?? []) print(child, depth + 1);
  };
  console.log(`trace ${first?.traceId ?? 'none'}: begins after, takes, process, what`);
  for (const root of childrenOf.get(null) ?? []) print(root, 0);
}

await orSayWhy(async () => {
  await using collector = await Collector.listen(Number(new URL(process.env['TRACES_URL'] ?? '').port));
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(agreedCookies);
  await buy(await context.newPage());
  const isWhole = (spans: readonly ToldSpan[]) => missingIn(payingTrace(spans)).length === 0;
  // What is missing then is said below.
  await collector.until(isWhole, patienceMs).catch(() => undefined);
  await browser.close();
  const spans = payingTrace(collector.spans);
  printTree(spans);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const orphans = spans.filter(({ parentId }) => parentId !== null && !ids.has(parentId));
  const missing = missingIn(spans);
  console.log(`${spans.length} spans of ${new Set(spans.map(({ service }) => service)).size} processes`);
  if (missing.length > 0) throw new Error(`not in the trace: ${missing.join(', ')}`);
  if (orphans.length > 0) throw new Error(`of nobody: ${orphans.map(({ name }) => name).join(', ')}`);
  if (collector.refused.length > 0) throw new Error(`no collector takes: ${collector.refused.join('; ')}`);
});
process.exit();
