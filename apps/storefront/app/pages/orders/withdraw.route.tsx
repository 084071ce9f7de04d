import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { findOrder } from '../../checkout/thank-you/find-order.ts';
import { shownOrderNumber } from '../../checkout/thank-you/placed-order-view.ts';
import { handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../../request/visitor-request.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { WithHelp } from '../../shell/contact/help-aside.tsx';
import { helpView } from '../../shell/contact/help-view.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/withdraw.route.ts';
import { answerWithdrawal } from '../../orders/answer-withdrawal.ts';
import { findCare } from '../../orders/find-care.ts';
import { namedOrder } from '../../orders/named-order.ts';
import { OrderHidden } from '../../orders/order-hidden.tsx';
import { orderFailedView, orderHiddenView } from '../../orders/order-hidden-view.ts';
import { WithdrawPage } from '../../orders/withdraw-page.tsx';
import {
  receiptView,
  refusedView,
  statementView,
  type WithdrawFacts,
  type WithdrawView,
} from '../../orders/withdraw-view.ts';
import { wholeStatement } from '../../orders/withdrawal-statement.ts';

async function findFacts(
  asked: URLSearchParams,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<WithdrawFacts | 'none' | 'unknown'> {
  const named = namedOrder(asked);
  const order = await findOrder(asked, visitor, shop);
  if (named === null || typeof order === 'string') return order === 'unknown' ? 'unknown' : 'none';
  const care = await findCare(named, visitor, shop);
  return care === 'unknown' ? 'unknown' : { order, number: shownOrderNumber(order.orderNumber, shop), care, named };
}

function viewOf(facts: WithdrawFacts, receiptId: string | null, shop: ShopRequest): WithdrawView {
  const { order, care, named } = facts;
  const received = care.withdrawals.find(({ id }) => id === receiptId);
  if (received !== undefined) return receiptView(facts, received, shop);
  const { refusal } = care.withdrawal;
  return refusal === null
    ? statementView(facts, wholeStatement(order, care, randomUUID()), null, shop)
    : refusedView(refusal, named, shop);
}

async function loadPage(url: URL, visitor: VisitorRequest, shop: ShopRequest) {
  const facts = await findFacts(url.searchParams, visitor, shop);
  if (facts === 'none') return { status: 404, view: null, hidden: orderHiddenView(shop) };
  if (facts === 'unknown') {
    const href = `${pageLinks(shop).route('order/withdraw') ?? ''}${url.search}`;
    return { status: 503, view: null, hidden: orderFailedView(href, shop) };
  }
  return { status: 200, view: viewOf(facts, url.searchParams.get('receipt'), shop), hidden: null };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  // Whoever comes from a page about withdrawing names the order first. The router puts the locale's prefix before it.
  if (!url.searchParams.has('order')) throw redirect('/order/find?withdraw', 302);
  const { status, ...page } = await loadPage(url, context.get(visitorRequest), shop);
  const title = page.view?.title ?? page.hidden?.title ?? '';
  const facts = pageFacts(
    { title, paths: pathsOfRoute('order/withdraw', shop), search: url.search, robots: 'noindex' },
    shop,
  );
  const help = helpView(await storeOf(shop), shop);
  return data({ ...page, help, facts, hasNewsletter: false }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const facts = await findFacts(url.searchParams, visitor, shop);
  if (typeof facts === 'string') return data({ view: null, error: null }, { status: facts === 'none' ? 404 : 503 });
  const answer = await answerWithdrawal(await request.formData(), facts, randomUUID(), visitor, shop);
  return 'to' in answer
    ? redirect(answer.to, 303)
    : data({ view: answer.view, error: answer.error }, { status: answer.status });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData?.view ?? loaderData.view;
  return (
    <PageWidth>
      <WithHelp help={loaderData.help}>
        {view === null ? null : <WithdrawPage view={view} error={actionData?.error ?? null} />}
        {loaderData.hidden !== null && <OrderHidden view={loaderData.hidden} />}
      </WithHelp>
    </PageWidth>
  );
}
