import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { StoreState } from '@tradehall/domain/catalogue/store-document.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { CountryCode, Locale } from '@tradehall/domain/locales/locales.ts';
import { isSubscriptionsLink } from '../app/guards/is-ex-consent-request.ts';
import { translator } from '../app/i18n/translator.ts';
import { takeWording } from '../app/i18n/wording.ts';
import { notStored } from '../app/request/cache-headers.ts';
import { languageOfPath, pathWithLanguage } from '../app/routing/language-of-path.ts';
import { routeTable } from '../app/routing/route-table.ts';
import type { Environment } from './environment.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { routeOf } from './shop-metrics.ts';
import { visitOf } from './visit/visit.ts';

const freshForMs = 2_000;
const retryAfterSeconds = '3600';

interface PreparingOptions {
  readonly environment: Pick<Environment, 'NODE_ENV' | 'PREPARING_STORES'>;
  readonly transportFor: TransportFor;
  readonly log: Logger;
  readonly now?: () => number;
}

interface Known {
  readonly state: StoreState;
  readonly readAt: number;
}

/**
 * Buyers of a closed store reach their orders: its page, invoice and withdrawal, and where a payment under way ends. They can
 * still write to the service, where the pages of orders and the mails of a recall lead, and end what they have subscribed to.
 */
const pagesOfBuyers: ReadonlySet<string> = new Set(
  [
    routeTable.order,
    routeTable['order/find'],
    routeTable['order/invoice'],
    routeTable['order/withdraw'],
    routeTable['checkout/thank-you'],
    routeTable['checkout/payment-error'],
    routeTable['contact-request'],
    routeTable['newsletter-ending'],
    routeTable['my-account/my-newsletter'],
  ].map(({ path }) => path),
);

/** What the page of a payment asks that was begun before: how it stands, its next step, its end, its order. And a message. */
const callsOfBuyers: ReadonlySet<string> = new Set([
  '/new-adyen/submitAdditionalPaymentDetailsRequest',
  '/new-adyen/getPayment',
  '/new-adyen/cancelPayment',
  '/new-ct/createMyOrderFromCart',
  '/shop/contact-request',
]);

/**
 * In production a store that is not open sells nothing: whoever comes is told that it opens soon, or that it is closed, but for
 * staff with a pass. On a laptop every store is shown. While nobody can say which state a store has, its pages fail by themselves.
 */
export function closePreparingStores(options: PreparingOptions): RequestHandler {
  const { environment, transportFor, log, now = Date.now } = options;
  const states = new Map<CountryCode, Known>();
  const readings = new Map<CountryCode, Promise<StoreState | null>>();

  const read = async (request: Request): Promise<StoreState | null> => {
    const { country, host, requestId } = visitOf(request);
    const calls = createClient(allCalls, transportFor({ host, requestId }), () => host);
    const answer = await calls['new-ct'].getStores(
      { locale: country.locales[0] },
      { onError: (err) => log.error({ err, requestId }, 'nobody says whether the store is open') },
    );
    if (answer?.ok !== true) {
      const before = states.get(country.code)?.state ?? null;
      // It stays what it was, and is not asked for by everybody who comes meanwhile.
      if (before !== null) states.set(country.code, { state: before, readAt: now() });
      return before;
    }
    states.set(country.code, { state: answer.value.state, readAt: now() });
    return answer.value.state;
  };

  const find = (request: Request): Promise<StoreState | null> => {
    const { code } = visitOf(request).country;
    const reading = readings.get(code) ?? read(request).finally(() => readings.delete(code));
    readings.set(code, reading);
    return reading;
  };

  const learnWords = async (request: Request, locale: Locale): Promise<void> => {
    const { host, requestId } = visitOf(request);
    const calls = createClient(allCalls, transportFor({ host, requestId }), () => host);
    const answer = await calls.shop.getWording(
      { locale },
      { onError: (err) => log.error({ err, requestId }, 'nobody says which words operators have changed') },
    );
    if (answer?.ok === true) takeWording(locale, answer.value.texts);
  };

  const { NODE_ENV: mode, PREPARING_STORES: chosen = mode === 'production' ? 'closed' : 'shown' } = environment;
  if (chosen === 'shown') return (_request, _response, next) => next();
  return async (request, response, next) => {
    const { country, isStaff } = visitOf(request);
    const known = states.get(country.code);
    const isFresh = known !== undefined && now() - known.readAt < freshForMs;
    const state = isFresh ? known.state : await find(request);
    if (state === null || state === 'open' || isStaff || (state === 'closed' && isOfBuyers(request, country))) {
      next();
      return;
    }
    await Promise.all(country.locales.map((locale) => learnWords(request, locale)));
    sendNotOpen(response, country, state);
  };
}

function isOfBuyers({ baseUrl, path }: Request, country: Country): boolean {
  if (baseUrl === '/api') return callsOfBuyers.has(path);
  return pagesOfBuyers.has(routeOf(path, country)) || isSubscriptionsLink(path);
}

const sentenceOf = { preparing: 'error.preparing', closed: 'error.closed' } as const;

function sendNotOpen(response: Response, country: Country, state: 'preparing' | 'closed'): void {
  const { locales, languages } = country;
  const sentences = locales.map((locale, index) => {
    const translate = translator(locale);
    const page = pathWithLanguage(
      routeTable['order/find'].path,
      languageOfPath(index < 1 ? '/' : `/${languages[index]}/`, country),
    );
    const orders = state === 'closed' ? ` <a href="${page}">${translate('order.findTitle')}</a>` : '';
    return `<p lang="${languages[index] ?? ''}">${translate(sentenceOf[state])}${orders}</p>`;
  });
  response
    .status(503)
    .set({ 'Cache-Control': notStored, 'Retry-After': retryAfterSeconds, 'X-Robots-Tag': 'noindex' })
    // To a cache before the shop a 503 is a failure, in which it shows the page from before. This one is an answer.
    .set('Store-State', state)
    .type('html').send(`<!doctype html><html lang="${languages[0]}"><meta charset="utf-8"><title>Tradehall</title>
<meta name="viewport" content="width=device-width"><h1>Tradehall</h1>${sentences.join('')}</html>`);
}
