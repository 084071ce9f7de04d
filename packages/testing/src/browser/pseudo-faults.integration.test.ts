import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { capturePage } from './page-snapshot.ts';
import { pseudoFaults } from './pseudo-faults.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

async function faultsOf(body: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(`<!doctype html><html lang="en-GB"><title>⟦Ţíţľé⟧ | Tradehall</title>${body}</html>`);
  const faults = pseudoFaults(await capturePage(page));
  await page.close();
  return faults;
}

describe('the check of a pseudo page', () => {
  it.each([
    '<p>⟦Ĥéľľö⟧ 12 – ⟦ŵíţĥ ⟦ñéšţéð⟧ ţéẋţ⟧</p>',
    '<p>© 2026 Tradehall, United Kingdom, Deutsch, help@tradehall.example, CHF 12</p>',
    '<p translate="no">Royal Kitchen</p>',
    '<script>const text = "unseen";</script><style>p { color: red }</style>',
    '<p style="width: 9px; overflow: hidden; white-space: nowrap" data-may-clip>⟦Ĥéľľö⟧</p>',
    '<p style="width: 1px; height: 1px; overflow: hidden">⟦Ĥéľľö⟧</p>',
    '<div style="width: 90px; overflow-x: auto"><p style="width: 900px">⟦Ĥéľľö⟧</p></div>',
  ])('finds nothing wrong with %s', async (body) => {
    expect(await faultsOf(body)).toEqual([]);
  });

  it.each([
    ['<p>Hello</p>', 'not a message: "Hello" in html > body > p > #text'],
    ['<p>⟦Ĥéľľö⟧ world</p>', 'not a message: "⟦Ĥéľľö⟧ world"'],
    ['<dialog><p>Closed</p></dialog>', 'not a message: "Closed"'],
    ['<nav aria-label="Main"></nav>', 'not a message: "Main"'],
    ['<input placeholder="Search">', 'not a message: "Search"'],
    ['<img alt="Oven">', 'not a message: "Oven"'],
    [
      '<p class="a" style="width: 9px; overflow: hidden; white-space: nowrap">⟦Ĥéľľö⟧</p>',
      'clipped: html > body > p.a',
    ],
    ['<p style="height: 9px; overflow: hidden"><b>⟦Ĥéľľö⟧</b></p>', 'clipped: html > body > p'],
    ['<p style="width: 900px">⟦Ĥéľľö⟧</p>', 'the page scrolls sideways: 908 in 390'],
  ])('finds in %s: %s', async (body, fault) => {
    const faults = await faultsOf(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
