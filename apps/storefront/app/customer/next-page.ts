import { safeRedirect } from '../routing/safe-redirect.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import type { RouteKey } from '../routing/route-table.ts';
import { logged } from './account-request.ts';

/** Where a customer goes after signing in. */
export const nextPage = (next: string | null, shop: ShopRequest): string =>
  next === null ? pageLinks(shop).home : safeRedirect(next);

/** As the router takes a path, which puts the language before it; a page of another language is named in full. */
export const routerTarget = (path: string, { basename, locale, originOf }: ShopRequest): string =>
  path.startsWith(basename) ? safeRedirect(`/${path.slice(basename.length)}`) : `${originOf(locale)}${path}`;

/** An address of the shop that remembers where to go on afterwards. */
export function hrefWithNext(key: RouteKey, next: string | null, shop: ShopRequest): string {
  const links = pageLinks(shop);
  const href = links.route(key) ?? links.home;
  return next === null ? href : `${href}?${new URLSearchParams({ next }).toString()}`;
}

/** Whoever comes by a mail goes on with the cart of this device, or to the account. */
export async function nextAfterMail(visitor: VisitorRequest, shop: ShopRequest): Promise<string> {
  const links = pageLinks(shop);
  const profile = links.route('my-account/my-profile') ?? links.home;
  if (!visitor.hasSession) return profile;
  const wish = { locale: shop.locale, customer: false };
  const answer = await visitor.calls['new-ct'].getMe(wish, logged(shop, 'nobody can tell what is in the cart'));
  const lines = answer?.ok === true ? (answer.value.me.activeCart?.lineItems ?? []) : [];
  return lines.length > 0 && shop.country.checkoutEnabled ? (links.route('checkout/cart') ?? profile) : profile;
}
