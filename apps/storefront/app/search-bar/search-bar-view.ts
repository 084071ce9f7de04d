import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

const searchBarWords = wordsOf(
  'shell.searchLabel',
  'shell.searchPlaceholder',
  'shell.searchButton',
  'searchBar.clear',
  'searchBar.products',
  'searchBar.categories',
  'searchBar.pages',
  'searchBar.none',
  'searchBar.recent',
  'searchBar.clearRecent',
);

export interface SearchBarView extends ReturnType<typeof searchBarWords> {
  readonly action: string;
  /** Where suggestions are asked for. */
  readonly source: string;
}

export function searchBarView(shop: ShopRequest): SearchBarView | null {
  const translate = translator(shop.locale);
  const { route } = pageLinks(shop);
  const [action, source] = [route('search'), route('suggest')];
  return action === null || source === null
    ? null
    : {
        action,
        source,
        ...searchBarWords(translate),
      };
}
