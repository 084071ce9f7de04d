import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bootstrapWorker, Logger, TransactionalConnection } from '@vendure/core';
import { collectDefaultMetrics, register } from 'prom-client';
import { environment } from './environment';
import { answerHealth } from './health';
import { startProjector } from './projector/start-projector';
import { config } from './vendure-config';

async function main(): Promise<void> {
  collectDefaultMetrics();
  const worker = await bootstrapWorker(config);
  await worker.startJobQueue();
  const projector = startProjector({
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    log: {
      info: (message) => Logger.info(message, 'Projector'),
      warn: (message) => Logger.warn(message, 'Projector'),
    },
  });
  process.once('SIGTERM', () => void projector.stop());
  process.once('SIGINT', () => void projector.stop());
  // After the boot: whoever finds this port open finds a worker at work.
  const connection = worker.app.get(TransactionalConnection);
  createServer((request, response) => void answer(connection, request, response)).listen(
    environment.WORKER_PORT,
    environment.HOST,
  );
}

async function answer(
  connection: TransactionalConnection,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url === '/health') {
    await answerHealth(connection, response);
  } else if (request.url === '/metrics') {
    response.setHeader('content-type', register.contentType).end(await register.metrics());
  } else {
    response.writeHead(404).end();
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
