import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Fault, Faults } from '../faults.ts';
import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';
import { makePayment } from './make-payment.ts';
import { cancelByReference, refundPayment, reverse } from './modifications.ts';
import { submitDetails } from './payment-details.ts';
import { listPaymentMethods } from './payment-methods.ts';
import type { CardSeal } from './sealed-card.ts';
import type { ShopperApp } from './shopper-app.ts';
import { instructionsOf } from './shopper-instructions.ts';
import { listStoredCards, removeStoredCard } from './stored-cards.ts';
import { noticesIn } from './tell-merchant.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface Provider {
  readonly books: Books;
  readonly faults: Faults;
  readonly seal: CardSeal;
  readonly sender: WebhookSender;
  readonly app: ShopperApp;
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly url: string;
}

const longestKey = 64;
const never = new Promise<never>(() => undefined);

/** The Checkout API below its version. Null: the connection is cut. */
export async function answerCheckoutApi(provider: Provider, request: Request, path: string): Promise<Response | null> {
  if (request.headers.get('x-api-key') !== provider.apiKey)
    return respond(refusal(401, '000', 'HTTP Status Response - Unauthorized'));
  const fault = provider.faults.take();
  const body = await request.text();
  if (fault?.kind === 'timeout') return never;
  if (fault?.kind === 'refuse') return respond(refusal(fault.code ?? 503, '905', 'Service unavailable'));
  const answer = answerOnce(provider, {
    method: request.method,
    path,
    body,
    key: request.headers.get('idempotency-key'),
    search: new URL(request.url).searchParams,
  });
  const fate = await tell(provider, answer, fault);
  if (fault?.kind === 'slow') await sleep(fault.delayMs);
  if (fate === 'silent') return never;
  return fate === 'cut' ? null : respond(answer);
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
  readonly search: URLSearchParams;
}

/** The same key gets the same answer, and what it asked for happens once. */
function answerOnce(provider: Provider, asked: Asked): ApiAnswer {
  const { books } = provider;
  const { key } = asked;
  if (key !== null && key.length > longestKey) return refusal(422, '704', 'The idempotency key is too long');
  const fingerprint = createHash('sha256').update(`${asked.method} ${asked.path} ${asked.body}`).digest('hex');
  const kept = key === null ? null : books.findAnswer(key);
  if (kept !== null && kept.fingerprint !== fingerprint)
    return refusal(422, '702', 'Idempotency key was used for another request');
  if (kept !== null) return { status: kept.status, body: kept.body, entries: [] };
  const answer = operate(provider, asked);
  const isDone = answer.status < 300 && answer.entries.length > 0;
  const { status, body } = answer;
  books.commit([
    ...answer.entries,
    ...(isDone && key !== null ? [{ type: 'answer' as const, answer: { key, fingerprint, status, body } }] : []),
  ]);
  return answer;
}

function operate(provider: Provider, { method, path, body, search }: Asked): ApiAnswer {
  const { books, merchantAccount } = provider;
  const [, room = '', id = '', change = ''] = path.split('/');
  const given = parseJson(body);
  const account = room === 'storedPaymentMethods' ? search.get('merchantAccount') : accountIn(given);
  // Details belong to a payment, which knows its account.
  if (path !== '/payments/details' && account !== merchantAccount)
    return refusal(403, '901', 'Invalid Merchant Account', 'security');
  if (method === 'DELETE' && room === 'storedPaymentMethods')
    return removeStoredCard(books, id, search.get('shopperReference'));
  if (method === 'GET' && path === '/storedPaymentMethods')
    return listStoredCards(books, search.get('shopperReference'));
  if (method !== 'POST') return refusal(404, '000', 'Not found');
  if (path === '/paymentMethods') return listPaymentMethods(books, given);
  if (path === '/payments') return makePayment(provider, given);
  if (path === '/payments/details') return submitDetails(books, given);
  if (path === '/cancels') return cancelByReference(books, given);
  if (room === 'payments' && change === 'reversals') return reverse(books, id, given);
  if (room === 'payments' && change === 'refunds') return refundPayment(books, id, given);
  return refusal(404, '000', 'Not found');
}

/** Sends the webhooks of what has just happened on their way; what becomes of the answer itself. */
async function tell(
  { sender, app }: Provider,
  answer: ApiAnswer,
  fault: Fault | null,
): Promise<'answered' | 'silent' | 'cut'> {
  app.askAbout(answer.entries);
  const notices = noticesIn(answer.entries);
  const first = notices.filter(({ shopperEmail }) => instructionsOf(shopperEmail).has('webhook-first'));
  sender.schedule(
    notices.filter((notice) => !first.includes(notice)),
    fault?.kind === 'repeat' ? 2 : 1,
  );
  await sender.deliverNow(first);
  const wanted = instructionsOf(emailOf(answer));
  if (fault?.kind === 'lost-answer' || wanted.has('answer-cut')) return 'cut';
  return answer.isSilent === true || wanted.has('answer-silent') ? 'silent' : 'answered';
}

/** Of the shopper whose payment this request made; changes to it later are answered as usual. */
function emailOf({ entries, status }: ApiAnswer): string {
  const made = status === 200 ? entries.find((entry) => entry.type === 'payment') : undefined;
  return made?.payment.decision === null ? made.payment.shopperEmail : '';
}

function respond({ status, body }: ApiAnswer): Response {
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
}

const anyAccount = z.object({ merchantAccount: z.string() });
const accountIn = (given: unknown): string | null => anyAccount.safeParse(given).data?.merchantAccount ?? null;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
