import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '@tradehall/testing/browser/chromium.ts';
import { declinedCookies } from '@tradehall/testing/browser/declined-cookies.ts';

export interface Visitor {
  readonly page: Page;
  readonly open: (address: string) => Promise<Response>;
  /** Opens a page and waits until the shop's own navigation has taken over from the browser's. */
  readonly openAlive: (address: string) => Promise<Response>;
  /** The same for a document that a link or a form has opened. */
  readonly waitsUntilAlive: () => Promise<void>;
  /** How many documents were loaded: a page opened inside the shop is not one. */
  readonly documents: () => number;
  /** Console lines that belong to the story, like the browser's own word on a 404. */
  readonly expectsInConsole: (line: RegExp) => void;
  readonly findsAccessible: () => Promise<void>;
  readonly findsNoSidewaysScroll: () => Promise<void>;
}

interface ArriveOptions extends BrowserContextOptions {
  /** Nobody has asked this visitor about cookies yet: every page does. All others were here before, and refused. */
  readonly isUndecided?: boolean;
}

type Arrive = (options?: ArriveOptions) => Promise<Visitor>;

const phone = { width: 390, height: 844 };

function watchConsole(page: Page, lines: string[]): void {
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`);
  });
}

/** Each element with its parent, as far as styles can tell it from others: by width of the window, classes and states. */
const appearances = `[...new Set([...document.querySelectorAll('body *')].map((element) =>
  [innerWidth, element.parentElement.getAttribute('class'), element.localName, element.getAttribute('class'), element.disabled,
    ...['aria-current', 'aria-pressed', 'aria-selected', 'aria-expanded', 'aria-invalid', 'aria-disabled', 'data-state']
      .map((name) => element.getAttribute(name))].join('|')))]`;
const seenAppearances = new Set<string>();

/** Colours follow from styles: half the work of axe is to look at them again where nothing looks new. */
async function rulesFor(page: Page) {
  const found = z.array(z.string()).parse(await page.evaluate(appearances));
  const isNew = found.some((appearance) => !seenAppearances.has(appearance));
  for (const appearance of found) seenAppearances.add(appearance);
  return { 'color-contrast': { enabled: isNew } };
}

/** What axe finds in half the time, without a second page of its own; null where the page has frames, or got one meanwhile. */
async function violationsOutsideFrames(page: Page) {
  if (page.frames().length > 1) return null;
  const options = { resultTypes: ['violations' as const], iframes: false, rules: await rulesFor(page) };
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return page.frames().length > 1 ? null : violations;
}

const violationsAnywhere = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

/** What a test that waited in vain may have waited for. */
const stateOfPage = `new Promise((tell) => {
  let frames = 0;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const open = [...document.images].filter((image) => !image.complete).map((image) => image.currentSrc || image.src);
  setTimeout(() => tell({ readyState: document.readyState, visibility: document.visibilityState, framesInASecond: frames, open }), 1000);
})`;

async function createVisitor(browser: Browser, lines: string[], expected: RegExp[], options: ArriveOptions) {
  const { isUndecided = false, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: phone, ...contextOptions });
  if (!isUndecided) await context.addInitScript(declinedCookies);
  const page = await context.newPage();
  let documents = 0;
  watchConsole(page, lines);
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  const open = async (address: string): Promise<Response> => {
    const response = await page.goto(address);
    if (response === null) throw new Error(`${address} gave no answer`);
    return response;
  };
  const waitsUntilAlive = async (): Promise<void> => {
    // The router takes the scrolling over once the page is drawn and every effect has run; its own variable is there
    // before that. Not waitForFunction: it evaluates text inside the page, which the page's policy forbids.
    await expect.poll(() => page.evaluate('history.scrollRestoration'), { timeout: 10_000 }).toBe('manual');
  };
  const visitor: Visitor = {
    page,
    open,
    openAlive: async (address) => {
      const response = await open(address);
      await waitsUntilAlive();
      return response;
    },
    waitsUntilAlive,
    documents: () => documents,
    expectsInConsole: (line) => void expected.push(line),
    findsAccessible: async () => {
      const violations = (await violationsOutsideFrames(page)) ?? (await violationsAnywhere(page));
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    },
    findsNoSidewaysScroll: async () => {
      const overhang = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overhang).toBe(0);
    },
  };
  return { visitor, leave: () => context.close() };
}

const oneBrowser = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  // A provider's frame in a process of its own takes clicks beside it on a busy machine.
  const browser = await launchChromium(['--disable-site-isolation-trials']);
  onCleanup(() => browser.close());
  return browser;
});

/** Said where a page is left before its socket to the shop is open. */
const ofBrowser = [/WebSocket is closed before the connection is established/];

/** A test in a real browser. It fails on any console error or warning that the story does not expect. */
export const journey = oneBrowser.extend('arrive', ({ browser, onTestFailed }, { onCleanup }): Arrive => {
  const leaving: (() => Promise<string[]>)[] = [];
  onCleanup(async () => {
    const unexpected = await Promise.all(leaving.map((leave) => leave()));
    expect(unexpected.flat()).toEqual([]);
  });
  return async (options = {}) => {
    // Each visitor's own: what one story expects of one page excuses no other.
    const lines: string[] = [];
    const expected: RegExp[] = [...ofBrowser];
    const { visitor, leave } = await createVisitor(browser, lines, expected, options);
    onTestFailed(async () => {
      console.log(visitor.page.url(), `documents: ${String(visitor.documents())}`, ...lines);
      console.log(
        await Promise.race([
          visitor.page.evaluate(stateOfPage).catch(String),
          sleep(3_000, 'the page does not answer'),
        ]),
      );
    });
    leaving.push(async () => {
      await leave();
      return lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
    });
    return visitor;
  };
});
