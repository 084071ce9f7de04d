import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { startHttpServer } from '../http-server.ts';
import { answerStatus, awaitFrame } from './await-frame.ts';
import { Books } from './books.ts';
import type { Movement } from './books-entry.ts';
import { cardFieldsFrame, sealFields } from './card-fields-frame.ts';
import { answerCheckoutApi, type Provider } from './checkout-api.ts';
import { answerConsole } from './console.ts';
import { findFrameAsset } from './hosted-frame.ts';
import { CardSeal } from './sealed-card.ts';
import { ShopperApp } from './shopper-app.ts';
import { answerCashMachine, answerShopper } from './shopper-page.ts';
import { WalletSheets } from './wallets/wallet-sheet.ts';
import { WebhookSender } from './webhook-sender.ts';

export interface CardProviderOptions {
  readonly port: number;
  /** Where its books are kept: what is written there outlives the process. */
  readonly folder: string;
  readonly webhookUrl: string;
  readonly hmacKey: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Of the pages that show its components, and where they may. */
  readonly clientKey?: string;
  readonly allowedOrigins?: readonly string[];
  /** After which time shoppers approve in their app. */
  readonly appMs?: number;
}

export interface CardProviderFake extends RunningFake {
  readonly journal: { readonly entries: readonly Movement[]; readonly clear: () => void };
}

/** Speaks the provider's Checkout API, signs webhooks, and hosts the pages and fields that shoppers see. */
export async function startCardProviderFake(options: CardProviderOptions): Promise<CardProviderFake> {
  const { apiKey, merchantAccount, folder, appMs = 1_500 } = options;
  // The same as the storefront's where it is told none.
  const { clientKey = 'test_DEVELOPMENT', allowedOrigins = [] } = options;
  const books = new Books(folder);
  const faults = new Faults();
  const sender = new WebhookSender({ ...options, books });
  const app = new ShopperApp({ books, sender }, appMs);
  const seal = new CardSeal(options.hmacKey);
  const wallets = new WalletSheets({ clientKey, allowedOrigins, seal });
  const known = { wallets, books, faults, sender, app, seal, apiKey, merchantAccount };
  const server = await startHttpServer(options.port, (request) => answer({ ...known, url: server.url }, request));
  const stop = async () => {
    sender.stop();
    app.stop();
    await server.stop();
    books.close();
  };
  const journal = {
    get entries() {
      return books.movements;
    },
    clear: () => books.clear(),
  };
  return { name: 'card-provider', url: server.url, journal, faults, stop };
}

const api = /^\/v\d+(\/.*)$/;

async function answer(provider: Provider & { wallets: WalletSheets }, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const apiPath = api.exec(pathname)?.[1];
  if (apiPath !== undefined) return answerCheckoutApi(provider, request, apiPath);
  const [, room = '', handle = ''] = pathname.split('/');
  if (room === 'shopper') return answerShopper(provider, request, handle);
  if (room === 'cash-machine') return answerCashMachine(provider, request, handle);
  if (room === 'status') return answerStatus(provider.books, handle);
  if (pathname === '/fields') return cardFieldsFrame(searchParams);
  if (pathname === '/fields/seal') return sealFields(provider.seal, request);
  if (pathname === '/await') return awaitFrame(searchParams);
  const wallet = await provider.wallets.answer(request);
  if (wallet !== null) return wallet;
  const found = findFrameAsset(pathname) ?? (await answerConsole(provider, request, pathname));
  return found ?? new Response('There is no such page.', { status: 404 });
}
