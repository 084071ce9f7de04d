import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

const contactLinksWords = wordsOf('contact.title', 'contact.close', 'contact.loading', 'contact.failed');

/** All that a page has to know of the form before somebody opens it. */
export interface ContactLinks extends ReturnType<typeof contactLinksWords> {
  /** The form as a page of its own, for who has no JavaScript. */
  readonly page: string;
  /** Where its words are fetched from when it is opened. */
  readonly source: string;
}

/** Null while there is no such page. */
export function contactLinks(
  shop: Pick<ShopRequest, 'locale' | 'basename' | 'country' | 'contentPages'>,
): ContactLinks | null {
  const links = pageLinks(shop);
  const page = links.route('contact-request');
  const source = links.route('contact-form');
  const translate = translator(shop.locale);
  return page === null || source === null
    ? null
    : {
        page,
        source,
        ...contactLinksWords(translate),
      };
}
