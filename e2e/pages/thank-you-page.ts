import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { totalOn } from './payment-page.ts';
import { wordsOf } from './words-of-shop.ts';

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export function thankYouPage(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const [before = '', after = ''] = say('thankYou.number', { number: '§' }).split('§');
  const pattern = new RegExp(`${escape(before)}([A-Z]*\\d+)${escape(after)}`);
  const main = page.getByRole('main');
  return {
    title: page.getByRole('heading', { level: 1, name: say('thankYou.title') }),
    orderNumber: async () => pattern.exec((await main.innerText()).replaceAll(/\s/gu, ' '))?.[1] ?? '',
    total: () => totalOn(page, locale),
    says: (key: Parameters<typeof say>[0]) => main.getByText(say(key)),
    text: async () => (await main.innerText()).replaceAll(/\s/gu, ' '),
  };
}
