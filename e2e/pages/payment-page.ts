import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { wordsOf } from './words-of-shop.ts';

/** Those the provider's stand-in knows; the day and the code are free. */
export const testCards = {
  good: '4111111111111111',
  refused: '4000000000000002',
  asksBank: '4000000000003220',
} as const;

/** What is to be paid, on the page of the payment and on that of the order. */
export async function totalOn(page: Page, locale: Locale): Promise<string> {
  const words = page.getByText(wordsOf(locale)('shell.cartTotal'), { exact: true });
  const amount = page.locator('dl > div:visible').filter({ has: words }).locator('dd');
  const [total = ''] = (await amount.innerText()).split('\n');
  return total.replaceAll(/\s/gu, ' ').trim();
}

export function paymentPage(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const fields = page.frameLocator(`iframe[title="${say('payment.cardFields')}"]`);
  const method = (value: string) => page.locator(`input[name="method"][value="${value}"]`);
  return {
    title: page.getByRole('heading', { level: 1, name: say('payment.title') }),
    method,
    methods: page.locator('input[name="method"]'),
    cardField: (key: 'payment.cardNumber' | 'payment.cardExpiry' | 'payment.cardCvc' | 'payment.cardHolder') =>
      fields.getByLabel(say(key)),
    fillCard: async (number: string) => {
      await method('scheme').check();
      await fields.getByLabel(say('payment.cardNumber')).fill(number);
      await fields.getByLabel(say('payment.cardExpiry')).fill('03/30');
      await fields.getByLabel(say('payment.cardCvc')).fill('737');
      await fields.getByLabel(say('payment.cardHolder')).fill('Test');
    },
    netReason: page.getByText(say('cart.netReason')),
    keepCard: fields.getByLabel(say('payment.keepCard')),
    /** Of a card that is kept nothing else is asked. */
    storedCardCode: fields.getByLabel(say('payment.cardCvc')),
    changeData: page.getByRole('link', { name: say('payment.changeAddresses') }),
    bank: page.getByLabel(say('payment.bank'), { exact: false }).and(page.locator('select')),
    total: () => totalOn(page, locale),
    pay: page.getByRole('button', { name: say('payment.orderAndPay') }),
    problem: page.getByRole('alert'),
  };
}

/** Where the bank, the wallet or Klarna asks the shopper; it is the provider's page and speaks English. */
export const providerPage = (page: Page) => ({
  approve: page.getByRole('button', { name: 'Approve' }),
  refuse: page.getByRole('button', { name: 'Refuse' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
});
