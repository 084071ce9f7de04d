import { quickFilterTags } from '@tradehall/domain/search/search-request.ts';
import type { SortOrder } from '@tradehall/domain/search/search-request.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Translate } from '../i18n/translator.ts';

const tagNames: Readonly<Record<(typeof quickFilterTags)[number], MessageKey>> = {
  new: 'search.tag.new',
  bestseller: 'search.tag.bestseller',
  bware: 'search.tag.bware',
  'on-sale': 'search.tag.on-sale',
  topRated: 'search.tag.topRated',
};

export const sortNames: Readonly<Record<SortOrder, MessageKey>> = {
  relevance: 'search.sort.relevance',
  'name-asc': 'search.sort.name-asc',
  'name-desc': 'search.sort.name-desc',
  'price-asc': 'search.sort.price-asc',
  'price-desc': 'search.sort.price-desc',
  newest: 'search.sort.newest',
};

/** A campaign's tag is a name for machines: shoppers read that these are selected products. */
export const tagName = (tag: string, translate: Translate): string => {
  const known = quickFilterTags.find((name) => name === tag);
  return translate(known === undefined ? 'search.selection' : tagNames[known]);
};
