import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Page } from 'playwright-core';
import { wordsOf } from './words-of-shop.ts';

/** The question at the foot of the page, and the settings behind it. */
export function cookieQuestion(page: Page, locale: Locale) {
  const say = wordsOf(locale);
  const banner = page.getByRole('region', { name: say('consent.label'), exact: true });
  const settings = page.getByRole('dialog', { name: say('consent.settings') });
  const answer = (key: 'consent.necessary' | 'consent.choose' | 'consent.accept') =>
    banner.getByRole('button', { name: say(key), exact: true });
  return {
    banner,
    necessary: answer('consent.necessary'),
    choose: answer('consent.choose'),
    accept: answer('consent.accept'),
    settings,
    statistics: settings.getByRole('checkbox', { name: say('consent.statistics') }),
    marketing: settings.getByRole('checkbox', { name: say('consent.marketing') }),
    save: settings.getByRole('button', { name: say('consent.save') }),
    /** In the footer of every page. */
    link: page.getByRole('contentinfo').getByRole('link', { name: say('consent.settings') }),
  };
}
