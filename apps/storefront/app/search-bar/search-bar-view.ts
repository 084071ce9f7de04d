import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

export interface SearchBarView {
  readonly action: string;
  /** Where suggestions are asked for. */
  readonly source: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly clear: string;
  readonly products: string;
  readonly categories: string;
  readonly none: string;
  readonly recent: string;
  readonly clearRecent: string;
}

export const searchBarView = (shop: ShopRequest): SearchBarView | null => {
  const translate = translator(shop.locale);
  const { route } = pageLinks(shop);
  const [action, source] = [route('search'), route('suggest')];
  return action === null || source === null
    ? null
    : {
        action,
        source,
        label: translate('shell.searchLabel'),
        placeholder: translate('shell.searchPlaceholder'),
        button: translate('shell.searchButton'),
        clear: translate('searchBar.clear'),
        products: translate('searchBar.products'),
        categories: translate('searchBar.categories'),
        none: translate('searchBar.none'),
        recent: translate('searchBar.recent'),
        clearRecent: translate('searchBar.clearRecent'),
      };
};
