import { lazy, type ComponentProps } from 'react';
import { data } from 'react-router';
import { usePiecesInCart } from '../../cart/cart.ts';
import { ExpressPlace } from '../../checkout/express/express-place.tsx';
import { expressView, type ExpressView } from '../../checkout/express/express-view.ts';
import { loadContent } from '../../content/load-content.ts';
import { loadProduct } from '../../product/load-product.ts';
import { pageHeaders } from '../../request/cache-headers.ts';
import { cardProviderSettings } from '../../request/server-settings.ts';
import { handOver, viewOf } from '../../request/handed-view.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/page-by-slug.route.ts';
import { loadPage } from '../../catalogue/load-page.ts';

// One address, three kinds of page: a visitor fetches the code of the kind she looks at. Nothing is shown in the
// meantime: the server waits for the code, and the browser keeps the page it has.
const CategoryPage = lazy(() =>
  import('../../catalogue/category-page.tsx').then((file) => ({ default: file.CategoryPage })),
);
const ContentPage = lazy(() =>
  import('../../shell/content/content-slots.tsx').then((file) => ({ default: file.SlottedContent })),
);
const ProductPage = lazy(() =>
  import('../../product/product-page.tsx').then((file) => ({ default: file.ProductPage })),
);

/** A§2: products, content and categories share one catch-all path; the slug tells which is asked for. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const page = await loadPage(url, shop, { loadContent, loadProduct });
  const settings = context.get(cardProviderSettings);
  const express = page.data.kind === 'product' ? expressView('product', await storeOf(shop), settings, shop) : null;
  return data(handOver({ ...page.data, express }, 'page-view', request), page.init ?? {});
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(viewOf(loaderData).facts);

export default function PageBySlug({ loaderData }: Route.ComponentProps) {
  const view = viewOf(loaderData);
  switch (view.kind) {
    case 'product':
      return <Product view={view} />;
    case 'content':
      return <ContentPage view={view} />;
    case 'category':
      return <CategoryPage view={view} />;
  }
}

function Product({ view }: { readonly view: ComponentProps<typeof ProductPage>['view'] & WithExpress }) {
  const { express, sku } = view;
  const held = usePiecesInCart(sku);
  return <ProductPage view={view} held={held} express={express !== null && <Express view={express} sku={sku} />} />;
}

interface WithExpress {
  readonly express: ExpressView | null;
}

/** What is bought at once goes through the cart all the same: whatever is in it already is bought with it. */
function Express({ view, sku }: { readonly view: ExpressView; readonly sku: string }) {
  const { locale } = view;
  const prepare = async () => {
    const { putIntoCart } = await import('../../shell/adding/put-into-cart.ts');
    const form = document.getElementById('purchase');
    return putIntoCart({ locale, sku, form: form instanceof HTMLFormElement ? form : null });
  };
  return <ExpressPlace view={view} prepare={prepare} />;
}
