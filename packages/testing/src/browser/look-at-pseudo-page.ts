import type { Browser } from 'playwright-core';
import { declinedCookies } from './declined-cookies.ts';
import { capturePage } from './page-snapshot.ts';
import { pseudoFaults } from './pseudo-faults.ts';

const phone = { width: 390, height: 844 };

/** Opens a page of a shop that speaks pseudo on a phone, keeps its picture, and tells what is wrong with it. */
export async function lookAtPseudoPage(
  browser: Browser,
  { address, status, picture }: { readonly address: string; readonly status: number; readonly picture: string },
): Promise<readonly string[]> {
  await using context = await browser.newContext({ viewport: phone });
  await context.addInitScript(declinedCookies);
  const page = await context.newPage();
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: picture, fullPage: true });
  const given = answer?.status() ?? 0;
  return given === status ? pseudoFaults(await capturePage(page)) : [`answers ${given} instead of ${status}`];
}
