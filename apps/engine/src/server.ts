import type { INestApplication } from '@nestjs/common';
import { bootstrap, TransactionalConnection } from '@vendure/core';
import type { Request, Response } from 'express';
import { answerHealth } from './platform/health';
import { keepSchema } from './kept-schema';
import { config } from './vendure-config';

export async function startServer(): Promise<INestApplication> {
  keepSchema();
  return bootstrap(config, {
    // Before the engine's own routes: its health says yes without looking.
    onBeforeAppListen: (app) => {
      const connection = app.get(TransactionalConnection);
      app.use('/health', (_request: Request, response: Response) => void answerHealth(connection, response));
    },
  });
}

if (require.main === module) {
  startServer().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
