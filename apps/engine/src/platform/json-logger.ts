import { engineDoorPaths } from '@tradehall/domain/calls/engine-call.ts';
import { findRequestId, newRequestId, openSpan, placeOf, requestIdHere, runAt } from '@tradehall/process/traces.ts';
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

/** What only the middleware may enter, by its secret: its word on a trace is taken there. */
const doors: ReadonlySet<string> = new Set(['shop-api', ...Object.values(engineDoorPaths)]);
const recorded: ReadonlySet<string> = new Set([...doors, 'admin-api']);

/** Every line and span that a request causes carries its id: the middleware's, or one of its own for operators and webhooks. */
export function logWithRequestId(request: Request, response: Response, next: NextFunction): void {
  const requestId = findRequestId(request.get('x-request-id')) ?? newRequestId();
  const surface = request.path.split('/')[1] ?? '';
  const place = placeOf(requestId, doors.has(surface) ? request.get('traceparent') : undefined);
  runAt(place, () => {
    const endFacts = () => ({ 'http.response.status_code': response.statusCode });
    const start = { kind: 'server', name: `${request.method} /${surface}`, endFacts } as const;
    const span = recorded.has(surface) ? openSpan(start) : null;
    if (span === null) {
      next();
      return;
    }
    response.once('close', () => span.end());
    span.run(next);
  });
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
      requestId: requestIdHere(),
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
