import type { Page } from 'playwright-core';
import type { Shop } from './cart-steps.ts';
import { wordsOf } from './words-of-shop.ts';

/** Where a customer reviews what she has bought, found by the words of the shop. */
export function reviewPages(page: Page, { locale }: Pick<Shop, 'locale'>) {
  const say = wordsOf(locale);
  const main = page.getByRole('main');
  return {
    say,
    title: page.getByRole('heading', { level: 1, name: say('reviews.write'), exact: true }),
    thanks: page.getByRole('heading', { level: 1, name: say('reviews.sentTitle'), exact: true }),
    stars: (count: 1 | 2 | 3 | 4 | 5) => {
      const stars = say('product.reviewsRow', { stars: count });
      return main.getByRole('radio', { name: say(`reviews.stars${count}`, { stars }), exact: true });
    },
    text: main.getByLabel(say('reviews.text'), { exact: true }),
    authorName: main.getByLabel(say('reviews.authorName'), { exact: true }),
    consent: main.getByRole('checkbox', { name: say('reviews.consent') }),
    send: main.getByRole('button', { name: say('reviews.send'), exact: true }),
    says: (...said: Parameters<typeof say>) => main.getByText(say(...said)),
    /** On the page of a product. */
    mostRecent: main.getByRole('link', { name: say('product.reviewsRecent'), exact: true }),
    written: (text: string) => main.getByRole('article').filter({ hasText: text }),
  };
}
