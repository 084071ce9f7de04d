import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A window at a time, each drawn before the next. False where the browser gave the page no frame. */
const scrollThrough = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    const isDrawn = await new Promise((tell) => {
      requestAnimationFrame(() => requestAnimationFrame(() => tell(true)));
      setTimeout(tell, 5_000, false);
    });
    if (!isDrawn) return false;
  }
  return true;
})()`;

export function contentPage(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    /** What is far down is drawn when it comes near. */
    readToTheEnd: async () => {
      // A browser without windows gives frames to the page that is in front.
      await page.bringToFront();
      expect(await page.evaluate(scrollThrough)).toBe(true);
      await page.waitForLoadState('networkidle');
    },
  };
}
