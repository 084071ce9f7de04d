import type { Page } from 'playwright-core';

/** Words that only English has, of those that shops use. */
const english = [
  'and',
  'cannot',
  'could',
  'from',
  'our',
  'please',
  'that',
  'the',
  'this',
  'with',
  'would',
  'you',
  'your',
];

/** What nobody has translated, in a text for people who may not read English. */
export function englishIn(text: string): readonly string[] {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}@.'’-]+/u));
  return english.filter((word) => words.has(word));
}

/** Of the page and of the provider's fields in it. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await Promise.all(page.frames().map((frame) => frame.locator('body').innerText()));
  return englishIn(texts.join('\n'));
}
