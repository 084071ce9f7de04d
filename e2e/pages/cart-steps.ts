import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Visitor } from '../fixtures.ts';
import { shopAddress } from '../shops.ts';
import { cartOn } from './cart-page.ts';
import { findProductWithSteps } from './find-product.ts';
import { productPage } from './product-page.ts';

/** Where the journeys through the cart lead. */
export const cartShops = [
  { shop: 'de.localhost', country: countries.DE, home: '/', locale: 'de-DE' },
  { shop: 'ch.localhost/fr', country: countries.CH, home: '/fr/', locale: 'fr-CH' },
  { shop: 'sk.localhost', country: countries.SK, home: '/', locale: 'sk-SK' },
] as const;

export interface Shop {
  readonly shop: string;
  readonly country: Country;
  readonly home: string;
  readonly locale: Locale;
}

let found: ReturnType<typeof findProductWithSteps> | null = null;

/** One whose pieces cost less the more of them are bought, looked for once. */
export const productWithSteps = () => (found ??= findProductWithSteps(cartShops.map(({ locale }) => locale)));

/** Whatever name stands in the address: the number leads to the product. */
export async function openProduct(visitor: Visitor, { country, home }: Shop, number: string): Promise<string> {
  await visitor.openAlive(shopAddress(country, `${home}x-${number}`));
  return productPage(visitor.page).name.innerText();
}

export const openCart = ({ openAlive }: Visitor, { country, home }: Shop) =>
  openAlive(shopAddress(country, `${home}checkout/cart`));

/** The drawer that opens after adding names the product first. */
export const findsAdded = ({ page }: Visitor, { locale }: { readonly locale: Locale }, name: string) =>
  cartOn(page, locale, 'drawer').line(name).waitFor();

/** From the product page to the drawer, without a guarantee. */
export async function addToCart(visitor: Visitor, shop: Shop, name: string) {
  await productPage(visitor.page).addToCart.click();
  await findsAdded(visitor, shop, name);
}
