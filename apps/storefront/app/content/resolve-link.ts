import { contentLink } from '@tradehall/domain/content/content-link.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import type { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { routeTable, type RouteKey } from '../routing/route-table.ts';
import type { LinkTargetView } from '../ui/link-view.ts';

export interface LinkFacts {
  readonly links: Pick<ReturnType<typeof pageLinks>, 'category' | 'product' | 'route' | 'contentPage'>;
  /** Slugs by key; what is missing has no page in this shop. */
  readonly categorySlugs: ReadonlyMap<string, string>;
  readonly productSlugs: ReadonlyMap<string, string>;
  readonly isShopHost: (host: string) => boolean;
  readonly newTabHint: string;
}

/** Whether a host is the shop of one of the countries. */
export const isShopHostOf =
  ({ originOf }: Pick<ShopRequest, 'originOf'>): LinkFacts['isShopHost'] =>
  (host) =>
    localeCodes.some((locale) => new URL(originOf(locale)).host === host);

// The magazine is not part of the shop, whatever language names it: inspiration, ispirazioni, įkvėpimas, έμπνευση, вдъхновение.
const inspirationWords = /inspira|ispirazion|ikvep|empnefs|εμπνευσ|вдъхновен|vdahnoven/;

function readablePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  } catch {
    return pathname;
  }
}

/** B§2.7. The main domain and the site builder's are hosts of no country's shop, like any stranger's. */
const isExternal = (url: URL, isShopHost: LinkFacts['isShopHost']): boolean =>
  !isShopHost(url.host) || inspirationWords.test(readablePath(url));

const isRouteKey = (key: string): key is RouteKey => Object.hasOwn(routeTable, key);

const within = (href: string | null | undefined): LinkTargetView | null =>
  href === null || href === undefined ? null : { href, newTabHint: null };

const applied = (slug: string | undefined, toHref: (slug: string) => string): string | null =>
  slug === undefined ? null : toHref(slug);

/** Nobody withdraws from no order: an author's link leads to where it is looked for. */
function routeOf(key: RouteKey, { route }: LinkFacts['links']): string | null {
  if (key !== 'order/withdraw') return route(key);
  const find = route('order/find');
  return find === null ? null : `${find}?withdraw`;
}

function resolveUrl(to: string, { isShopHost, newTabHint }: LinkFacts): LinkTargetView | null {
  const url = URL.parse(to);
  return url === null ? null : { href: url.href, newTabHint: isExternal(url, isShopHost) ? newTabHint : null };
}

/** Where an author's link leads in this shop; nowhere if the shop has no such page. */
export function resolveLink(to: string, facts: LinkFacts): LinkTargetView | null {
  if (!contentLink.safeParse(to).success) return null;
  const { links, categorySlugs, productSlugs } = facts;
  const name = to.slice(to.indexOf(':') + 1);
  switch (to.slice(0, to.indexOf(':'))) {
    case 'page':
      return within(links.contentPage(name));
    case 'category':
      return within(applied(categorySlugs.get(name), links.category));
    case 'product':
      return within(applied(productSlugs.get(name), links.product));
    case 'search':
      return within(applied(links.route('search') ?? undefined, (path) => `${path}?${name}`));
    case 'route':
      return within(isRouteKey(name) ? routeOf(name, links) : null);
    case 'https':
      return resolveUrl(to, facts);
    default:
      return within(to);
  }
}
