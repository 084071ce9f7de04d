import { data, redirect } from 'react-router';
import { ExpressPlace } from '../../checkout/express/express-place.tsx';
import { expressView } from '../../checkout/express/express-view.ts';
import { translator } from '../../i18n/translator.ts';
import { LaterRow } from '../../product/later-row.tsx';
import { CartRecommendations } from '../../recommendations/cart-recommendations.tsx';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { cardProviderSettings } from '../../request/server-settings.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/cart.route.ts';
import { answerCartForm } from '../../cart/answer-cart-form.ts';
import { readCartForm } from '../../cart/cart-form.ts';
import { CartPage } from '../../cart/page/cart-page.tsx';
import { loadCartPage, productsIn } from '../../cart/page/load-cart-page.ts';
import { settleCart } from '../../cart/live/settle-cart.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!shop.country.checkoutEnabled) throw redirect('/', 302);
  const [page, store] = await Promise.all([loadCartPage(url.searchParams, visitor, shop), storeOf(shop)]);
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const title = page.kind === 'cart' ? page.texts.title : page.title;
  return data(
    {
      page,
      express: expressView('cart', store, context.get(cardProviderSettings), shop),
      // Nothing here leads away from the cart.
      hasNewsletter: false,
      recommended: {
        heading: translate('cart.recommended'),
        address: links.route('product-cards') ?? '',
        locale: shop.locale,
        skus: page.kind === 'cart' ? productsIn(page.cart) : [],
        texts: { previous: translate('content.previous'), next: translate('content.next') },
      },
      facts: pageFacts({ title, paths: pathsOfRoute('checkout/cart', shop), robots: 'noindex' }, shop),
    },
    { status: page.kind === 'failed' ? 503 : 200, headers: cookieHeaders(visitor.newCookies()) },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const form = readCartForm(await request.formData());
  if (form === null) throw new Response(null, { status: 400 });
  const answer = await answerCartForm(form, visitor, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return 'to' in answer ? redirect(answer.to, { status: 303, headers }) : data(answer, { status: 422, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { page, recommended, express } = loaderData;
  return (
    <PageWidth>
      <CartPage
        page={page}
        refusal={actionData ?? null}
        express={express !== null && <ExpressPlace view={express} prepare={settleCart} />}
      />
      {page.kind === 'cart' && (
        <CartRecommendations locale={recommended.locale} skus={recommended.skus}>
          {(skus) => (
            <LaterRow
              list="cart-recommendations"
              heading={recommended.heading}
              address={`${recommended.address}?${skus === null ? 'recommended' : `skus=${skus.join(',')}`}`}
              texts={recommended.texts}
              known={page.view.lines}
            />
          )}
        </CartRecommendations>
      )}
    </PageWidth>
  );
}
