import { data, redirect } from 'react-router';
import { failureText, failureTexts } from '../../forms/fault-texts.ts';
import { translator } from '../../i18n/translator.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { WithHelp } from '../../shell/contact/help-aside.tsx';
import { helpView } from '../../shell/contact/help-view.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/find-order.route.ts';
import { FindOrderPage, LinkSent } from '../../orders/find-order-page.tsx';
import { emptyFindForm, findOrderView, findTitle, linkSentView, readFindForm } from '../../orders/find-order-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const asked = url.searchParams;
  const isSent = asked.has('sent');
  const facts = { title: findTitle(asked, shop), paths: pathsOfRoute('order/find', shop), robots: 'noindex' };
  return {
    view: isSent ? null : findOrderView(emptyFindForm, null, asked, shop),
    sent: isSent ? linkSentView(asked, shop) : null,
    help: helpView(await storeOf(shop), shop),
    hasNewsletter: false,
    facts: pageFacts(facts, shop),
  };
}

/** Whatever is known of the order, the answer is the same: only the mailbox learns more. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const form = readFindForm(await request.formData());
  if (!form.isComplete) return data(findOrderView(form, null, url.searchParams, shop), { status: 422 });
  const { orderNumber, email } = form.values;
  const answer = await visitor.calls['my-orders'].requestGuestLink(
    { locale: shop.locale, orderNumber: orderNumber.trim(), email: email.trim() },
    { onError: (err) => shop.log.error({ err, requestId: shop.requestId }, 'no link to an order') },
  );
  if (answer?.ok === true)
    return redirect(url.searchParams.has('withdraw') ? '/order/find?sent&withdraw' : '/order/find?sent', 303);
  const code = answer?.failure.code ?? 'unknown';
  const error = failureText(failureTexts(translator(shop.locale), []), code);
  return data(findOrderView(form, error, url.searchParams, shop), { status: code === 'too-many-requests' ? 429 : 503 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <PageWidth>
      <WithHelp help={loaderData.help}>
        {view === null ? null : <FindOrderPage view={view} />}
        {loaderData.sent !== null && actionData === undefined && <LinkSent view={loaderData.sent} />}
      </WithHelp>
    </PageWidth>
  );
}
