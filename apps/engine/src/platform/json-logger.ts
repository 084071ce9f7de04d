import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { VendureLogger } from '@vendure/core';
import type { Environment } from './environment';

const levels = ['error', 'warn', 'info', 'verbose', 'debug'] as const;
type Level = (typeof levels)[number];

// Nest tells of every module and route it finds, at the level of real news.
const chatter: ReadonlySet<string> = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

// The database library repeats the values of a statement that failed: addresses, letters, secrets of links.
const valuesOfStatement = / -- PARAMETERS: [^]*$/;
const emailAddress = /[^\s"'<>()@]{1,64}@[^\s"'<>()@]{1,255}/g;

const requestIds = new AsyncLocalStorage<string>();
const wellFormedId = /^[\w-]{1,64}$/;

/** Every line that a request causes carries its id: the middleware's, or one of its own for operators and webhooks. */
export function logWithRequestId(request: Request, _response: Response, next: NextFunction): void {
  const given = request.get('x-request-id') ?? '';
  requestIds.run(wellFormedId.test(given) ? given : randomUUID(), next);
}

/** One JSON object a line. Messages carry ids, never bodies. */
export class JsonLogger implements VendureLogger {
  private defaultContext = 'engine';
  private readonly threshold: number;

  constructor(level: Environment['LOG_LEVEL']) {
    this.threshold = levels.indexOf(level);
  }

  setDefaultContext(defaultContext: string): void {
    this.defaultContext = defaultContext;
  }

  error(message: string, context?: string, trace?: string): void {
    this.write('error', message, context, trace);
  }

  warn(message: string, context?: string): void {
    this.write('warn', message, context);
  }

  info(message: string, context?: string): void {
    this.write(context && chatter.has(context) ? 'debug' : 'info', message, context);
  }

  verbose(message: string, context?: string): void {
    this.write('verbose', message, context);
  }

  debug(message: string, context?: string): void {
    this.write('debug', message, context);
  }

  private write(level: Level, message: string, context?: string, trace?: string): void {
    if (levels.indexOf(level) > this.threshold) return;
    const line = {
      time: new Date().toISOString(),
      level,
      requestId: requestIds.getStore(),
      context: context ?? this.defaultContext,
      message: withoutPersons(message),
      trace: trace === undefined ? undefined : withoutPersons(trace),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

function withoutPersons(text: unknown): string {
  return String(text).replace(valuesOfStatement, '').replace(emailAddress, '[email]');
}
