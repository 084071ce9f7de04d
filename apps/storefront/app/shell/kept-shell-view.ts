import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { wordingOf } from '../i18n/wording.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { shellView, type ShellFacts, type ShellView } from './shell-view.ts';

interface KeptView {
  readonly sources: readonly unknown[];
  readonly view: ShellView;
}

const kept = new Map<Locale, KeptView>();

/** All that the frame of a language is made of. Documents are read anew every two seconds, and are other objects then. */
const sourcesOf = ({ navigation, store, promo, today }: ShellFacts, shop: ShopRequest): readonly unknown[] => [
  navigation,
  store,
  promo,
  shop.contentPages,
  wordingOf(shop.locale),
  shop.originOf(shop.locale),
  Math.floor(today.getTime() / 60_000),
];

/** What the address asks of the frame is for this page alone. */
const isForThisPage = ({ query }: ShellFacts): boolean => query.has('confirmation') || query.has('appVersion');

/** The frame is the same on all pages of a language, and making it costs as much as making a page. */
export function keptShellView(facts: ShellFacts, shop: ShopRequest): ShellView {
  if (isForThisPage(facts)) return shellView(facts, shop);
  const sources = sourcesOf(facts, shop);
  const known = kept.get(shop.locale);
  if (known !== undefined && known.sources.every((source, place) => source === sources[place])) return known.view;
  const view = shellView(facts, shop);
  kept.set(shop.locale, { sources, view });
  return view;
}
