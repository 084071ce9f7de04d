import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { limitListener, longestDrainMs, statusOfOddRequest } from '@tradehall/process/http-listener.ts';
import { answerMetrics, collectProcess } from '@tradehall/process/metrics.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { bootstrapWorker, Logger, RequestContextService, TransactionalConnection } from '@vendure/core';
import { register } from 'prom-client';
import { startEdgePurger } from './platform/edge/start-edge-purger';
import { environment } from './platform/environment';
import { answerAlive, answerReady } from './platform/health';
import { waitForMigration } from './platform/wait-for-migration';
import { startLoyaltyWatch } from './cart/loyalty/start-loyalty-watch';
import { startCaseDelivery } from './contact/start-case-delivery';
import { webToCaseOf } from './contact/web-to-case';
import { startImporter } from './imports/start-importer';
import { startWebhooks } from './integrations/webhooks/start-webhooks';
import { startMailer } from './letters/start-mailer';
import { startCreditNotes } from './orders/credit-notes/start-credit-notes';
import { OrderRecords } from './orders/order-records.service';
import { startPaymentWorker } from './payment/start-payment-worker';
import { startPictureFetcher } from './catalogue/pictures/outside/start-picture-fetcher';
import { PictureWorkshop } from './catalogue/pictures/picture-workshop';
import { startPictureSizes } from './catalogue/pictures/start-picture-sizes';
import { startPriceWatch } from './catalogue/store-prices/start-price-watch';
import { startRankingWatch } from './catalogue/ranking/start-ranking-watch';
import { startRecallWatch } from './catalogue/recalls/start-recall-watch';
import { startRestockWatch } from './catalogue/restock/start-restock-watch';
import { startSyntheticShopper } from './synthetic-shopper/start-synthetic-shopper';
import { startTrackingDelivery } from './tracking/start-tracking-delivery';
import { startProjector } from './read-side/start-projector';
import { searchNodesOf } from './search/search-nodes';
import { startSearchIndexer } from './search/start-search-indexer';
import { config } from './vendure-config';

interface RunningWorker {
  readonly stop: () => Promise<void>;
}

export async function startWorker(): Promise<RunningWorker> {
  collectProcess(register);
  await startTraces({ service: 'worker', settings: environment, registry: register });
  const worker = await bootstrapWorker(config);
  await worker.startJobQueue();
  const running = startParts(worker.app);
  const stopAll = async () => {
    await Promise.all(running.map((each) => each.stop()));
    await stopTraces();
  };
  // After the boot: whoever finds this port open finds a worker at work.
  const connection = worker.app.get(TransactionalConnection);
  const server = createServer((request, response) => void answer(connection, request, response));
  limitListener(server, { mostPerAddress: environment.MOST_CONNECTIONS_PER_ADDRESS });
  server.listen(environment.WORKER_PORT, environment.HOST);
  await once(server, 'listening');
  return {
    stop: async () => {
      await stopAll();
      server.close();
      await worker.app.close();
    },
  };
}

const logOf = (part: string) => ({
  info: (message: string) => Logger.info(message, part),
  warn: (message: string) => Logger.warn(message, part),
});

function startParts(app: INestApplicationContext): readonly RunningLoop[] {
  const hasEdges = environment.EDGE_PURGE_URLS.length > 0;
  const projector = startProjector({
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    hasEdges,
    log: logOf('Projector'),
  });
  const purger = startEdgePurger({
    databaseUrl: environment.DATABASE_URL,
    edgeUrls: environment.EDGE_PURGE_URLS,
    log: logOf('EdgePurger'),
  });
  const indexer = startSearchIndexer({
    databaseUrl: environment.DATABASE_URL,
    nodes: searchNodesOf(environment),
    hasEdges,
    log: logOf('SearchIndexer'),
  });
  const mailer = startMailer({
    databaseUrl: environment.DATABASE_URL,
    mailUrl: environment.MAIL_URL,
    shopOriginPattern: environment.SHOP_ORIGIN_PATTERN,
    readOrder: orderReader(app),
    log: logOf('Mailer'),
  });
  const caseDelivery = startCaseDelivery({
    databaseUrl: environment.DATABASE_URL,
    deliver: webToCaseOf(environment),
    log: logOf('CaseDelivery'),
  });
  const tracking = startTrackingDelivery({
    databaseUrl: environment.DATABASE_URL,
    trackingUrl: environment.TRACKING_URL,
    log: logOf('TrackingDelivery'),
  });
  const shopper = startSyntheticShopper({
    databaseUrl: environment.DATABASE_URL,
    everyMinutes: environment.SYNTHETIC_SHOPPER_MINUTES,
    shopOriginPattern: environment.SHOP_ORIGIN_PATTERN,
    url: environment.SYNTHETIC_SHOPPER_URL,
    log: logOf('SyntheticShopper'),
  });
  const webhooks = startWebhooks({
    databaseUrl: environment.DATABASE_URL,
    readOrder: orderReader(app),
    log: logOf('Webhooks'),
  });
  const payments = startPaymentWorker(app);
  return [projector, purger, indexer, mailer, ...startWatches(), payments, caseDelivery, tracking, shopper, webhooks];
}

function startWatches(): readonly RunningLoop[] {
  const databaseUrl = environment.DATABASE_URL;
  // One for both: two large pictures at once would take the memory of two.
  const pictures = { databaseUrl, uploads: openUploads(environment), workshop: new PictureWorkshop() };
  const patient = { databaseUrl, ...(environment.WATCH_MS === undefined ? {} : { pollMs: environment.WATCH_MS }) };
  return [
    startRestockWatch({ ...patient, log: logOf('RestockWatch') }),
    startCreditNotes({ ...patient, log: logOf('CreditNotes') }),
    startRecallWatch({ ...patient, log: logOf('RecallWatch') }),
    startLoyaltyWatch({ databaseUrl, log: logOf('LoyaltyWatch') }),
    startRankingWatch({ databaseUrl, log: logOf('RankingWatch') }),
    startImporter({ databaseUrl, log: logOf('Importer') }),
    startPriceWatch({ databaseUrl, log: logOf('PriceWatch') }),
    startPictureSizes({ ...pictures, log: logOf('PictureSizes') }),
    startPictureFetcher({ ...pictures, networks: environment.WEBHOOK_NETWORKS, log: logOf('PictureFetcher') }),
  ];
}

function orderReader(app: INestApplicationContext) {
  const contexts = app.get(RequestContextService);
  const records = app.get(OrderRecords);
  return async (orderId: number) => records.get(await contexts.create({ apiType: 'admin' }), orderId);
}

async function answer(
  connection: TransactionalConnection,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const odd = statusOfOddRequest(request);
  if (odd !== null) {
    response.writeHead(odd).end();
  } else if (request.url === '/health') {
    answerAlive(response);
  } else if (request.url === '/ready') {
    await answerReady(connection, response);
  } else if (request.url === '/metrics') {
    await answerMetrics(register, response);
  } else {
    response.writeHead(404).end();
  }
}

/** One that does not end is not waited for. */
function end({ stop }: RunningWorker): void {
  setTimeout(() => process.exit(1), longestDrainMs).unref();
  void stop().finally(() => process.exit());
}

async function work(): Promise<void> {
  await waitForMigration(environment.DATABASE_URL);
  const running = await startWorker();
  for (const name of ['SIGTERM', 'SIGINT']) {
    // The framework ends by sending itself the signal again, which the first process of a container does not hear.
    process.removeAllListeners(name);
    process.once(name, () => end(running));
  }
}

if (require.main === module) {
  work().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
