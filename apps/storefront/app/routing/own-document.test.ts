import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOwnDocument, isPaymentPath, isSecretAddress, secretParameters } from './own-document.ts';
import { routeTable, type RouteKey } from './route-table.ts';

const app = join(import.meta.dirname, '..');

/** Pages that an address with a secret opens, each as a mail, a provider or another shop links to it. */
const secretPages: Readonly<Partial<Record<RouteKey, string>>> = {
  order: '?order=7&token=x',
  'order/withdraw': '?order=7&token=x',
  'order/invoice': '?order=7&token=x',
  'checkout/thank-you': '?order=7&token=x',
  'checkout/cart': '?carry=x',
  'create-account/confirm': '?token=x',
  'password-reset/change-password': '?token=x',
  'newsletter-confirmation': '?token=x&to=home',
  'newsletter-ending': '?token=x',
  'my-account/my-data': '?token=x',
  'my-account/my-data/delete': '?token=x',
  'sign-in/google/callback': '?code=x&state=y',
  'sign-in/facebook/callback': '?code=x&state=y',
};

const addressOf = (key: RouteKey, search: string) => ({ pathname: routeTable[key].path, search });

describe('an address with a secret', () => {
  it.each(Object.entries(secretPages))('of %s is a document of its own', (key, search) => {
    const [route] = Object.values(routeTable).filter(({ path }) => path === `/${key}`);
    const pathname = route?.path ?? '';
    expect(isOwnDocument({ pathname, search })).toBe(true);
    expect(isSecretAddress({ pathname: `/fr${pathname}/`, search })).toBe(true);
    expect(isSecretAddress({ pathname: `${pathname}.data`, search })).toBe(true);
  });

  it('is none where the parameter is missing', () => {
    expect(isSecretAddress(addressOf('order', '?order=7'))).toBe(false);
    expect(isSecretAddress(addressOf('search', '?query=token'))).toBe(false);
    expect(isOwnDocument(addressOf('checkout/payment', ''))).toBe(true);
    expect(isPaymentPath('/fr/checkout/payment/')).toBe(true);
  });
});

/** What a page may read from its address without opening anything by it. */
const harmlessParameters = [
  ...['query', 'page', 'sort', 'hitsPerPage', 'avgRating', 'reviews', 'reviewsPage', 'sku', 'skus', 'goesWith'],
  ...['quantity', 'guarantee', 'removed', 'permyriad', 'components-overview', 'order', 'again', 'receipt', 'case'],
  ...['invoiceNumber', 'orderNumber', 'productNumber', 'reason', 'subreason', 'next', 'to', 'done', 'edit', 'remove'],
  ...['form', 'credit-note', 'error', 'problem', 'confirmation', 'appVersion'],
];

it('every parameter that a page reads is a secret or known to be none', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.includes('.test.'));
  const reading = /(?:searchParams|asked|parameters|query)\.get\('([\w-]+)'\)/g;
  const read = files.flatMap((file) =>
    Array.from(readFileSync(join(app, file), 'utf8').matchAll(reading), ([, name]) => name),
  );
  expect([...new Set(read)].toSorted()).toEqual([...harmlessParameters, ...secretParameters].toSorted());
});
