import { readFile } from 'node:fs/promises';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { isPaymentMethod, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { notStored } from '../../app/request/cache-headers.ts';
import type { Environment } from '../environment.ts';
import { walletPlace } from '../provider-sources.ts';
import { originOfLocale } from '../visit/origin-of.ts';
import { readWalletFacts, walletDocument, walletPolicy, walletStyles } from './wallet-document.ts';
import { readWalletScript, type WalletScript } from './wallet-script.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': notStored,
};
/** Its address changes with it. */
const kept = 'public, max-age=31536000, immutable';
const closed = "default-src 'none'; frame-ancestors 'none'";

interface Wallets {
  readonly environment: Environment;
  readonly findScript: () => Promise<WalletScript>;
}

const refuse = (response: Response, status: 400 | 404, reason: string) =>
  response.status(status).set('Content-Security-Policy', closed).type('text/plain').send(reason);

async function sendDocument(request: Request, response: Response, { environment, findScript }: Wallets): Promise<void> {
  const { localPort } = request.socket;
  const arrival = { protocol: request.protocol, host: request.get('Host') ?? '', localPort };
  const facts = readWalletFacts(request.query, environment, originOfLocale(environment.SHOP_HOST_PATTERN, arrival));
  if (facts === null || !isPaymentMethod(facts.method)) {
    refuse(response, 400, 'Bad Request');
    return;
  }
  const { operatorName } = providerMethods[facts.method];
  const version = environment.NODE_ENV === 'development' ? 'draft' : (await findScript()).version;
  response.set('Content-Security-Policy', walletPolicy(facts, environment));
  response.type('html').send(walletDocument(facts, { title: operatorName, version }, environment));
}

/** The origin of the wallets: their documents, our one script in them, and nothing of the shop. No cookie is read or set. */
export function serveWallets(environment: Environment): RequestHandler {
  const place = walletPlace(environment);
  if (place === null) return (_request, _response, next) => next();
  const { host } = new URL(place.origin);
  const isDevelopment = environment.NODE_ENV === 'development';
  const compress = compression();
  let known: Promise<WalletScript> | null = null;
  const findScript = () => (isDevelopment ? readWalletScript(true) : (known ??= readWalletScript(false)));
  return async (request, response, next) => {
    if (request.get('Host')?.toLowerCase() !== host) {
      next();
      return;
    }
    response.set(headers);
    if (request.secure) response.set('Strict-Transport-Security', 'max-age=63072000');
    if (request.method === 'POST') refuse(response, 404, 'Not Found');
    else if (request.path === '/wallet') await sendDocument(request, response, { environment, findScript });
    else if (request.path === '/wallet.css')
      response.set('Cache-Control', 'public, max-age=3600').type('css').send(walletStyles);
    else if (request.path === '/wallet.js') {
      const { code } = await findScript();
      if (!isDevelopment) response.set('Cache-Control', kept);
      compress(request, response, () => void response.type('text/javascript').send(code));
    } else refuse(response, 404, 'Not Found');
  };
}

export const domainFilePath = '/.well-known/apple-developer-merchantid-domain-association';

/** Apple asks every host that shows its wallet, or is around one, for this file. */
export const serveDomainFile =
  ({ APPLE_PAY_DOMAIN_FILE: file }: Environment): RequestHandler =>
  async (_request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': closed });
    if (file === undefined) refuse(response.set('Cache-Control', notStored), 404, 'Not Found');
    else response.type('text/plain').send(await readFile(file));
  };
