import { escapeHtml, htmlPage } from '../html-page.ts';
import type { Books } from './books.ts';
import type { Payment } from './books-entry.ts';
import { expire } from './payment-steps.ts';
import { decide, decision } from './shopper-decision.ts';
import { commitAndTell } from './tell-merchant.ts';
import type { WebhookSender } from './webhook-sender.ts';

interface Provider {
  readonly books: Books;
  readonly sender: WebhookSender;
}

/** `GET|POST /shopper/{handle}`: where the bank, the wallet or Klarna asks the shopper. */
export async function answerShopper(provider: Provider, request: Request, handle: string): Promise<Response> {
  const payment = provider.books.findPaymentByHandle(handle);
  if (payment === null) return new Response('There is no such payment.', { status: 404 });
  if (request.method !== 'POST') return askingPage(payment);
  const word = decision.safeParse(await decisionIn(request));
  if (!word.success) return new Response('Approve, refuse or cancel.', { status: 400 });
  commitAndTell(provider, decide(payment, word.data));
  return backToMerchant(payment);
}

/** `POST /cash-machine/{handle}`: a voucher is paid, or its time is over. */
export async function answerCashMachine(provider: Provider, request: Request, handle: string): Promise<Response> {
  const payment = provider.books.findPaymentByHandle(handle);
  if (payment === null) return new Response('There is no such payment.', { status: 404 });
  const isPaid = (await decisionIn(request)) === 'pay';
  const isOpen = payment.state === 'pending';
  if (isOpen) commitAndTell(provider, isPaid ? decide(payment, 'approve') : expire(payment));
  return seeOther('/');
}

async function decisionIn(request: Request): Promise<string | null> {
  return new URLSearchParams(await request.text()).get('decision');
}

function askingPage({ method, amountCents, currencyCode, reference }: Payment): Response {
  const button = (word: string, text: string) => `<button name="decision" value="${word}">${text}</button>`;
  return htmlPage(
    'Confirm your payment',
    `<p>${escapeHtml(method)} · ${(amountCents / 100).toFixed(2)} ${escapeHtml(currencyCode)} · ${escapeHtml(reference)}</p>
     <form method="post">${button('approve', 'Approve')} ${button('refuse', 'Refuse')} ${button('cancel', 'Cancel')}</form>`,
  );
}

function backToMerchant({ returnUrl, handle }: Payment): Response {
  const address = new URL(returnUrl);
  address.searchParams.set('redirectResult', handle);
  return seeOther(address.href);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
