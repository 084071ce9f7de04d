import type { Page } from 'playwright-core';

/** A window at a time, each drawn before the next. A browser without windows may leave a page without frames: a second is enough. */
const scrollThrough = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
      setTimeout(drawn, 1_000);
    });
  }
})()`;

export const contentPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    /** What is far down is drawn when it comes near. */
    readToTheEnd: async () => {
      await page.evaluate(scrollThrough);
      await page.waitForLoadState('networkidle');
    },
  };
};
