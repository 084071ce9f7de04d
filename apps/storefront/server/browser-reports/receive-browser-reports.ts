import { placeOf } from '@tradehall/process/networks.ts';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import type { Logger } from 'pino';
import { isSameOrigin } from '@tradehall/process/is-same-origin.ts';
import { noteBrowserSpan } from '@tradehall/process/traces.ts';
import { browserReportsPath, policyReportsPath } from '../../app/routing/paths.ts';
import { routeOf, type ShopMetrics } from '../shop-metrics.ts';
import { visitOf } from '../visit/visit.ts';
import { type BrowserReport, browserReports, policyReportOf, type PolicyReport } from './report-fields.ts';

interface ReportOptions {
  readonly log: Logger;
  readonly metrics: ShopMetrics;
  readonly nowMs?: () => number;
}

const longestBytes = '16kb';
const windowMs = 60_000;
const mostOfOnePlace = 30;
const mostOfAll = 1_000;
const mostLines = 30;

/** So many in a minute: of one place, of all, and with a line of their own in the log. */
class Minute {
  readonly #nowMs: () => number;
  readonly #ofPlace = new Map<string, number>();
  #fromMs = -Infinity;
  #all = 0;
  #lines = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  mayReport(address: string): boolean {
    this.#turn();
    const place = placeOf(address);
    const before = this.#ofPlace.get(place) ?? 0;
    if (before >= mostOfOnePlace || this.#all >= mostOfAll) return false;
    this.#ofPlace.set(place, before + 1);
    this.#all += 1;
    return true;
  }

  mayLog(): boolean {
    this.#turn();
    this.#lines += 1;
    return this.#lines <= mostLines;
  }

  #turn(): void {
    if (this.#nowMs() - this.#fromMs < windowMs) return;
    this.#fromMs = this.#nowMs();
    this.#ofPlace.clear();
    this.#all = 0;
    this.#lines = 0;
  }
}

interface Desk extends ReportOptions {
  readonly minute: Minute;
}

function takeBrowser(report: BrowserReport, request: Request, { log, metrics, minute, nowMs = Date.now }: Desk): void {
  const route = routeOf(report.path, visitOf(request).country);
  if (report.kind === 'span') {
    const { traceId, spanId, name, agoMs, durationMs } = report;
    noteBrowserSpan({ traceId, spanId, name: `${route}: ${name}`, startMs: nowMs() - agoMs, durationMs });
    return;
  }
  if (report.kind === 'vital') {
    metrics.observeVital(report.name, route, report.value);
    return;
  }
  metrics.countBrowserError(route);
  const { name, message, file, line } = report;
  if (minute.mayLog()) log.warn({ route, name, message, file, line }, 'a browser reported an error');
}

function takePolicy(report: PolicyReport, request: Request, { log, metrics, minute }: Desk): void {
  const { path, directive, refused } = report;
  metrics.countPolicyReport(directive);
  const route = routeOf(path, visitOf(request).country);
  if (minute.mayLog()) log.warn({ route, directive, refused }, 'a browser obeyed the content policy');
}

/**
 * What browsers tell of our pages: errors, what the content policy refused, and how fast a page was. Each is counted by the
 * route it came from, some have a line in the log. Nothing of it says who the visitor is.
 */
export function receiveBrowserReports(options: ReportOptions): Router {
  const { metrics, nowMs = Date.now } = options;
  const desk = { ...options, minute: new Minute(nowMs) };
  const router = express.Router();

  const refuse = (response: Response, status: 400 | 403 | 413 | 429, reason: string) => {
    metrics.countRefusedReport(reason);
    response.status(status).set('Cache-Control', 'no-store').end();
  };
  const limit: RequestHandler = (request, response, next) => {
    if (desk.minute.mayReport(request.ip ?? '')) next();
    else refuse(response, 429, 'too-many');
  };
  const ofOwnPage: RequestHandler = (request, response, next) => {
    if (isSameOrigin(request.headers, visitOf(request).host, request.protocol)) next();
    else refuse(response, 403, 'foreign-origin');
  };
  const unreadable: ErrorRequestHandler = (error: { readonly status?: number }, _request, response, next) => {
    if (response.headersSent) next(error);
    else if (error.status === 413) refuse(response, 413, 'too-long');
    else refuse(response, 400, 'unreadable');
  };
  const body = express.json({ limit: longestBytes, type: ['application/json', 'application/csp-report'] });

  router.post(browserReportsPath, limit, ofOwnPage, body, (request, response) => {
    const { data: reports } = browserReports.safeParse(request.body);
    for (const report of reports ?? []) takeBrowser(report, request, desk);
    if (reports === undefined) refuse(response, 400, 'unreadable');
    else response.status(204).end();
  });
  router.post(policyReportsPath, limit, body, (request, response) => {
    const report = policyReportOf(request.body);
    if (report !== null) takePolicy(report, request, desk);
    if (report === null) refuse(response, 400, 'unreadable');
    else response.status(204).end();
  });
  router.use([browserReportsPath, policyReportsPath], unreadable);
  return router;
}
