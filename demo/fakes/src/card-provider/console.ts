import { z } from 'zod';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { Books } from './books.ts';
import { eventCodes, type Payment } from './books-entry.ts';
import { told } from './payment-steps.ts';
import { newPspReference } from './references.ts';
import { commitAndTell } from './tell-merchant.ts';
import { webhookRules } from './webhook-rules.ts';
import type { WebhookSender } from './webhook-sender.ts';

interface Provider {
  readonly books: Books;
  readonly sender: WebhookSender;
  readonly merchantAccount: string;
}

const repeat = z.object({ reference: z.string().min(1) });

const report = z.strictObject({
  reference: z.string().min(1),
  eventCode: z.enum(eventCodes),
  isSuccess: z.boolean().default(true),
  /** Of the change it is about; without it a new one. */
  pspReference: z.string().min(1).optional(),
  amountCents: z.int().optional(),
  currencyCode: z.string().length(3).optional(),
  reason: z.string().optional(),
});

/** What people, tests and the auditor look at; null when it is nothing of that. */
export async function answerConsole(provider: Provider, request: Request, path: string): Promise<Response | null> {
  const { books } = provider;
  if (path === '/') return overview(books.payments);
  if (path === '/journal') {
    if (request.method === 'DELETE') books.clear();
    return Response.json(books.movements);
  }
  if (path === '/reports/payment-accounting') return accountingReport(provider);
  if (path === '/payments' && request.method === 'GET') return Response.json(books.payments);
  if (path === '/webhook-rules') return changeRules(provider.sender, request);
  if (path.startsWith('/webhooks')) return answerWebhooks(provider, request, path);
  return null;
}

async function changeRules(sender: WebhookSender, request: Request): Promise<Response> {
  if (request.method === 'PUT' || request.method === 'DELETE') {
    const rules = webhookRules.safeParse(request.method === 'PUT' ? await request.json() : {});
    if (!rules.success) return new Response(z.prettifyError(rules.error), { status: 400 });
    sender.setRules(rules.data);
  }
  return Response.json(sender.rules);
}

/** What banks do without anybody asking: `POST /webhooks/report`. The books keep their amounts. */
async function reportOf(provider: Provider, request: Request): Promise<Response> {
  const read = report.safeParse(await request.json());
  if (!read.success) return new Response(z.prettifyError(read.error), { status: 400 });
  const { reference, pspReference = newPspReference(), eventCode, isSuccess, reason = null } = read.data;
  const [payment] = provider.books.paymentsOf(reference);
  if (payment === undefined) return new Response('There is no such payment.', { status: 404 });
  const { amountCents = payment.amountCents, currencyCode = payment.currencyCode } = read.data;
  const originalReference = pspReference === payment.pspReference ? null : payment.pspReference;
  const what = { eventCode, isSuccess, reason, pspReference, originalReference, amountCents, currencyCode };
  commitAndTell(provider, [told(payment, what)]);
  return Response.json({ pspReference });
}

const recordTypes = {
  authorised: 'Authorised',
  captured: 'SentForSettle',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const;

/** What a merchant downloads in the provider's console: every movement of money, as comma-separated values. */
function accountingReport({ books, merchantAccount }: Provider): Response {
  const columns =
    'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type';
  const lines = books.movements.map(({ kind, pspReference, reference, amountCents, currencyCode, at }) => {
    const method = books.findPayment(pspReference)?.method ?? '';
    const moment = at.slice(0, 19).replace('T', ' ');
    const amount = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
    const payment = [merchantAccount, merchantAccount, pspReference, reference, method];
    return [...payment, moment, 'UTC', currencyCode, amount, recordTypes[kind]].join(',');
  });
  return new Response([columns, ...lines, ''].join('\r\n'), { headers: { 'content-type': 'text/csv' } });
}

/** `GET /webhooks`, `POST /webhooks/release`, `POST /webhooks/repeat`, `POST /webhooks/report`. */
async function answerWebhooks(provider: Provider, request: Request, path: string): Promise<Response> {
  const { books, sender } = provider;
  if (path === '/webhooks/report') return reportOf(provider, request);
  if (path === '/webhooks/release') {
    await sender.deliverNow(books.undelivered);
    return Response.json(books.undelivered);
  }
  if (path === '/webhooks/repeat') {
    const read = repeat.safeParse(await request.json());
    if (!read.success) return new Response(z.prettifyError(read.error), { status: 400 });
    const notices = books.noticesOf(read.data.reference);
    await sender.deliverNow(notices);
    return Response.json(notices);
  }
  return Response.json(books.undelivered);
}

const shownPayments = 200;

function overview(payments: readonly Payment[]): Response {
  const rows = payments.toReversed().slice(0, shownPayments).map(row).join('');
  return htmlPage(
    'Card provider',
    `<table><tr><th>Made<th>Reference<th>Method<th>Amount<th>State<th>Given back<th>At the cash machine${rows}</table>`,
  );
}

function row(payment: Payment): string {
  const amount = `${(payment.amountCents / 100).toFixed(2)} ${payment.currencyCode}`;
  const cells = [payment.at, payment.reference, payment.method, amount, payment.state, givenBack(payment)];
  const form = `<form method="post" action="/cash-machine/${payment.handle}"><button name="decision" value="pay">Pay</button> <button name="decision" value="expire">Expire</button></form>`;
  return `<tr>${cells.map((text) => `<td>${escapeHtml(text)}`).join('')}<td>${payment.state === 'pending' ? form : ''}`;
}

function givenBack({ isReversed, refundedCents }: Payment): string {
  if (refundedCents > 0) return (refundedCents / 100).toFixed(2);
  return isReversed ? 'cancelled' : '';
}
