import { joinRanges } from '@tradehall/domain/catalogue/key-attributes.ts';
import { smallPicture } from '@tradehall/domain/catalogue/picture-set.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { SuggestAnswer } from '@tradehall/domain/search/search-answer.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { NamedLinkView } from '../ui/link-view.ts';

export interface SuggestedProduct {
  readonly href: string;
  readonly name: string;
  /** Its measures in one line; empty where it has none. */
  readonly specs: string;
  readonly price: string;
  readonly picture: string | null;
}

/** What a few letters may have meant, in finished words. */
export interface SuggestionsView {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly NamedLinkView[];
  readonly pages: readonly NamedLinkView[];
  /** Says how much there is to see. */
  readonly all: string;
  readonly status: string;
}

export function suggestionsView({ hits, categories, pages, total }: SuggestAnswer, shop: ShopRequest): SuggestionsView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    products: hits.map(({ slug, name, specs, price, image }) => ({
      href: links.product(slug),
      name,
      specs: joinRanges(specs)
        // A line ends between measures, never within a range.
        .map(({ value }) => value.replaceAll('–', '–\u2060'))
        .join(' · '),
      price: formatMoney(price.discounted ?? price.value, shop.locale),
      picture: image === null ? null : smallPicture(image.url),
    })),
    categories: categories.map(({ name, slug }) => ({ name, href: links.category(slug) })),
    pages: pages.map(({ title, slug }) => ({ name: title, href: links.content(slug) })),
    all: translate('searchBar.all', { count: total }),
    status: translate('searchBar.status', { count: hits.length + categories.length + pages.length }),
  };
}
