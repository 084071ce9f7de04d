import type { Page } from 'playwright-core';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { wordsOf } from './words-of-shop.ts';

/** The cart, on its page or in the drawer, found by the words of the shop it is in. */
export function cartOn(page: Page, locale: Locale, place: 'page' | 'drawer') {
  const say = wordsOf(locale);
  const root = place === 'page' ? page.getByRole('main') : page.getByRole('dialog');
  const lines = root.getByRole('list', { name: say('cart.lines') }).getByRole('listitem');
  const couponField = root.getByRole('textbox', { name: say('content.voucher.code') });
  return {
    root,
    lines,
    /** What is dimmed until the shop has answered. */
    pending: root.locator('[aria-busy=true]'),
    line: (name: string) => lines.filter({ has: page.getByText(name, { exact: true }) }),
    quantity: (name: string) => root.getByRole('spinbutton', { name: say('cart.quantityOf', { name }) }),
    more: (name: string) => root.getByRole('button', { name: say('cart.moreOf', { name }), exact: true }),
    update: (name: string) => root.getByRole('button', { name: say('cart.updateOf', { name }) }),
    remove: (name: string) => root.getByRole('button', { name: say('cart.removeOf', { name }), exact: true }),
    undo: root.getByRole('button', { name: say('cart.undo') }),
    removed: (name: string) => root.getByText(say('cart.removed', { name })),
    couponFold: root.getByText(say('cart.coupon'), { exact: true }),
    couponField,
    applyCoupon: root.getByRole('button', { name: say('cart.couponApply') }),
    removeCoupon: (code: string) => root.getByRole('button', { name: say('cart.couponRemove', { code }) }),
    coupons: root.getByRole('list', { name: say('cart.coupons') }).getByRole('listitem'),
    takeGuarantee: root.getByRole('button', { name: say('cart.guaranteeTake') }),
    guarantee: root.getByRole('combobox', { name: say('cart.guarantee') }),
    toCheckout: root.getByRole('button', { name: say('checkout.toCheckout') }),
    say,
  };
}
