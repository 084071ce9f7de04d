import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { feedPath, feedsOf, type FeedName } from '@tradehall/domain/feeds/feed-names.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { countryNameIn, languageNameIn } from '../i18n/formats.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { pageLinks } from '../request/page-links.ts';
import type { SitemapShop } from './load-sitemap.ts';

const feedNames: Readonly<Record<FeedName, string>> = {
  google: 'Offers for Google Merchant',
  heureka: 'Offers for Heureka',
  idealo: 'Offers for Idealo',
  ceneo: 'Offers for Ceneo',
  kelkoo: 'Offers for Kelkoo',
  offers: 'Sitemap of all products that can be ordered',
};

// A name is text in a list here: what would begin a link or a line stays a sign.
const plain = (text: string): string => text.replaceAll(/[[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
const item = (name: string, address: string, about = ''): string => `- [${plain(name)}](${address})${about}`;
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

/** What the shop is and where its lists are, as language models read it: https://llmstxt.org. Titles are in English, names as pages have them. */
export async function loadLlmsText(shop: SitemapShop, now: Date): Promise<string> {
  const [roots, pages] = await Promise.all([
    departmentsOf(shop),
    shop.calls.shop.getContentPages({ locale: shop.locale }),
  ]);
  if (!pages.ok) throw new Error(`no list of content pages: ${pages.failure.code}`);
  const contentPages = contentPagesOf(pages.value.pages);
  const links = pageLinks({ ...shop, contentPages });
  const addressOf = (path: string) => `${shop.originOf(shop.locale)}${path}`;
  const inLanguage = (path: string) => addressOf(`${shop.basename}${path.slice(1)}`);
  const departments = roots.map(({ name, slug, children }) => {
    const below = children
      .filter(isFilled)
      .map((child) => plain(child.name))
      .join(', ');
    return item(name, addressOf(links.category(slug)), below === '' ? '' : `: ${below}`);
  });
  const listed = contentPages.all.filter(({ isUnlisted }) => isUnlisted !== true);
  const help = listed.map(({ title, slug }) => item(title, addressOf(links.content(slug))));
  const lists = [
    item('Sitemap', addressOf('/sitemap.xml'), ': every page with the day it changed'),
    ...feedsOf(shop.country).map((name) => item(feedNames[name], inLanguage(feedPath(name)))),
  ];
  return [
    '# Tradehall',
    '',
    `> ${summaryOf(shop, now)}`,
    ...section('Departments', departments),
    ...section('Help and terms', help),
    ...section('Lists for machines', lists),
    ...section('Other languages of this shop', otherLanguages(shop)),
    '',
  ].join('\n');
}

function summaryOf({ country, locale }: SitemapShop, now: Date): string {
  const [where, language] = [countryNameIn(locale, 'en-GB'), languageNameIn(locale, 'en-GB')];
  const what = `Professional equipment for companies and private buyers in ${where}. Pages are in ${language}.`;
  if (!country.checkoutEnabled) return `${what} This shop shows products and takes no orders.`;
  const currency = currencyOn(country, calendarDateIn(country.timeZone, now));
  return `${what} Prices include VAT and are in ${currency}; each product page tells price, delivery and returns as schema.org data too.`;
}

function otherLanguages({ country, locale, originOf }: SitemapShop): readonly string[] {
  return country.locales.flatMap((other, index) => {
    const language = country.languages[index];
    if (other === locale || language === undefined) return [];
    return [item(languageRows[language].label, `${originOf(other)}${index === 0 ? '' : `/${language}`}/llms.txt`)];
  });
}

async function departmentsOf({ calls, locale }: SitemapShop): Promise<readonly NavigationNode[]> {
  const answer = await calls['new-ct'].getCategory({ query: 'navigation', locale });
  if (!answer.ok) throw new Error(`no departments: ${answer.failure.code}`);
  return answer.value.query === 'navigation' ? answer.value.categories.results.filter(isFilled) : [];
}

/** As the sitemap has them: a department in which the store sells nothing is not listed. */
const isFilled = ({ hasProducts }: NavigationNode): boolean => hasProducts;
