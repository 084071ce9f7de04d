import { data, redirect } from 'react-router';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import { checkFields, firstFault, valuesOf } from '../../forms/check-fields.ts';
import { failureText } from '../../forms/fault-texts.ts';
import { translator } from '../../i18n/translator.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/restock-request.route.ts';
import { findProduct } from '../../product/find-product.ts';
import { restockView } from '../../product/buying/purchase-view.ts';
import { RestockForm } from '../../product/buying/restock-form.tsx';
import styles from '../../product/buying/restock-request-page.module.css';
import { restockRules } from '../../product/buying/send-restock-request.ts';

/** The page behind «Tell me when it is back» for browsers without JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const sku = productSku.safeParse(url.searchParams.get('sku'));
  const product = sku.success ? await findProduct(sku.data, shop) : null;
  if (product === null) throw new Response(null, { status: 404 });
  const translate = translator(shop.locale);
  const form = restockView(product.sku, shop, translate);
  return {
    form,
    isDone: url.searchParams.has('done'),
    product: {
      name: product.name,
      href: pageLinks(shop).product(product.slug),
      back: translate('product.restockBack'),
    },
    facts: pageFacts(
      { title: form.restockTitle, paths: pathsOfRoute('restock-request', shop), robots: 'noindex' },
      shop,
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const sent = await request.formData();
  const sku = productSku.safeParse(sent.get('sku'));
  if (!sku.success) throw new Response(null, { status: 404 });
  const form = restockView(sku.data, shop, translator(shop.locale));
  const values = valuesOf(restockRules, sent);
  if (firstFault(restockRules, checkFields(restockRules, values)) !== null)
    return data({ text: form.emailInvalid }, { status: 422 });
  const wish = { locale: shop.locale, email: values.email.trim(), productSku: sku.data };
  const answer = await shop.calls.cia['notifyme-restock'](wish);
  return answer.ok
    ? redirect(`/restock-request?sku=${sku.data}&done`, 303)
    : data({ text: failureText(form.failures, answer.failure.code) }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function RestockRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, isDone, product } = loaderData;
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1>{product.name}</h1>
        {actionData !== undefined && <Notice kind="error">{actionData.text}</Notice>}
        {isDone ? <Notice kind="success">{form.restockDone}</Notice> : <RestockForm view={form} />}
        <p>
          <a href={product.href}>{product.back}</a>
        </p>
      </div>
    </PageWidth>
  );
}
