import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { Drain, limitListener, longestDrainMs, statusOfOddRequest } from '@tradehall/process/http-listener.ts';
import { collectProcess, listenForMetrics } from '@tradehall/process/metrics.ts';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { bootstrap, TransactionalConnection } from '@vendure/core';
import type { NextFunction, Request, Response } from 'express';
import { register } from 'prom-client';
import { environment } from './platform/environment';
import { observeSurfaces } from './platform/engine-metrics';
import { answerAlive, answerDraining, answerReady } from './platform/health';
import { waitForMigration } from './platform/wait-for-migration';
import { keepSchema } from './kept-schema';
import { config } from './vendure-config';

/** For files that operators upload; the middleware's calls are short. */
const requestMs = 60_000;

interface RunningServer {
  readonly app: INestApplication;
  readonly drain: Drain;
  readonly metrics: Server;
}

export async function startServer(): Promise<RunningServer> {
  keepSchema();
  collectProcess(register);
  await startTraces({ service: 'engine', settings: environment, registry: register });
  const begun = Promise.withResolvers<Drain>();
  const app = await bootstrap(config, {
    // Before the engine's own routes: its health says yes without looking.
    onBeforeAppListen: (starting: INestApplication<Server>) => {
      const server = starting.getHttpServer();
      limitListener(server, { mostPerAddress: environment.MOST_CONNECTIONS_PER_ADDRESS, requestMs });
      const drain = new Drain(server);
      begun.resolve(drain);
      const connection = starting.get(TransactionalConnection);
      starting.use(refuseOddRequests);
      starting.use(observeSurfaces);
      starting.use('/health', (_request: Request, response: Response) => {
        answerAlive(response);
      });
      starting.use('/ready', (_request: Request, response: Response) => {
        if (drain.isDraining) answerDraining(response);
        else void answerReady(connection, response);
      });
    },
  });
  const metrics = await listenForMetrics(register, { host: environment.HOST, port: environment.METRICS_PORT });
  return { app, drain: await begun.promise, metrics };
}

function refuseOddRequests(request: Request, response: Response, next: NextFunction): void {
  const status = statusOfOddRequest(request);
  if (status === null) next();
  else response.status(status).end();
}

/** Requests under way are answered first: the framework would end its parts, and then wait for who needs them. */
async function stop({ app, drain }: RunningServer, signal: NodeJS.Signals): Promise<void> {
  await drain.announce(signal === 'SIGTERM' ? environment.DRAIN_NOTICE_MS : 0);
  setTimeout(() => process.exit(1), longestDrainMs).unref();
  await drain.finish();
  await app.close();
  await stopTraces();
  process.exit();
}

async function serve(): Promise<void> {
  await waitForMigration(environment.DATABASE_URL);
  const running = await startServer();
  for (const name of ['SIGTERM', 'SIGINT']) {
    process.removeAllListeners(name);
    process.once(name, (signal: NodeJS.Signals) => void stop(running, signal));
  }
}

if (require.main === module) {
  serve().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
