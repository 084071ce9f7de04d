import { bootstrap, TransactionalConnection } from '@vendure/core';
import type { Request, Response } from 'express';
import { answerHealth } from './health';
import { config } from './vendure-config';

async function main(): Promise<void> {
  await bootstrap(config, {
    // Before the engine's own routes: its health says yes without looking.
    onBeforeAppListen: (app) => {
      const connection = app.get(TransactionalConnection);
      app.use('/health', (_request: Request, response: Response) => void answerHealth(connection, response));
    },
  });
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
