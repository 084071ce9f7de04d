import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { failures } from '@tradehall/domain/calls/failures.ts';
import { paymentErrors } from '../app/checkout/payment/payment-errors.ts';
import { languageOfPath, pathWithLanguage, type PageLanguage } from '../app/routing/language-of-path.ts';
import { safeRedirect } from '../app/routing/safe-redirect.ts';
import { routeTable } from '../app/routing/route-table.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { readCookie } from './visit/read-cookie.ts';
import { visitOf } from './visit/visit.ts';
import { visitorSession } from './visit/visitor-session.ts';

interface AfterPaymentOptions {
  readonly transportFor: TransportFor;
  readonly log: Logger;
}

const back = allCalls.shop['after-payment-redirect-back'];

/** In which the payment was begun, or which the visitor chose last; the address itself has none. */
function languageOf(request: Request): PageLanguage {
  const { country } = visitOf(request);
  const named = [request.query['locale'], readCookie(request.headers.cookie, hostCookieName('locale', request.secure))];
  const index = country.locales.findIndex((locale) => named.includes(locale));
  return languageOfPath(index < 1 ? '/' : `/${country.languages[index]}/`, country);
}

/** A§8: the codes that the page knows. The statuses of the table go to the log. */
const errorOf = (code: string): string => paymentErrors.find((known) => known === code) ?? 'unknown';

/**
 * A§4: the shopper comes back from the card provider. The ids only point at an attempt: whose it is, and what becomes of it, the
 * engine decides, and it answers the same as often as it is asked.
 */
export const afterPayment =
  ({ transportFor, log }: AfterPaymentOptions): RequestHandler =>
  async (request, response) => {
    const { host, requestId } = visitOf(request);
    const language = languageOf(request);
    const leadTo = (page: 'checkout/thank-you' | 'checkout/payment-error', query: Readonly<Record<string, string>>) => {
      const target = `${pathWithLanguage(routeTable[page].path, language)}?${new URLSearchParams(query).toString()}`;
      response
        .status(303)
        .set({ 'Cache-Control': 'private, no-store', Location: safeRedirect(target) })
        .end();
    };
    const fail = (code: string, status: number) => {
      log.warn({ requestId, code, status }, 'a payment did not become an order');
      leadTo('checkout/payment-error', { error: errorOf(code) });
    };
    const { cartId, paymentId, redirectResult } = request.query;
    const asked = back.takes.safeParse({ cartId, paymentId, redirectResult });
    if (!asked.success) {
      fail('unknown', 400);
      return;
    }
    const session = visitorSession(request.headers.cookie);
    const transport = transportFor({ host, requestId, clientIp: request.ip, session });
    const answer = await createClient(allCalls, transport, () => host).shop['after-payment-redirect-back'](asked.data, {
      onError: (err) => log.error({ err, requestId }, 'nobody can tell what became of a payment'),
    });
    for (const cookie of session.news()) response.append('Set-Cookie', cookie);
    if (answer?.ok === true) {
      leadTo('checkout/thank-you', { order: answer.value.orderId });
    } else {
      const code = answer?.failure.code ?? 'unknown';
      fail(code, failures[code].status);
    }
  };
