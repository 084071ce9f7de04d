import { durationOf, openRegistry } from '@tradehall/process/metrics.ts';
import { Counter, Histogram } from 'prom-client';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { findRoute } from '../app/routing/find-route.ts';
import { languageOfPath, pathInLanguage } from '../app/routing/language-of-path.ts';
import { pathOfDataRequest } from '../app/routing/paths.ts';
import { isFilePath } from './is-file-path.ts';

/** A row of the route table, whatever a visitor wrote: figures are kept by few names. */
export function routeOf(path: string, country: Country): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/reports/')) return 'reports';
  if (isFilePath(path)) return 'file';
  const page = pathOfDataRequest(path) ?? path;
  return findRoute(pathInLanguage(page, languageOfPath(page, country)))?.path ?? 'by-slug';
}

/** What an operator can read about this process, in the format of Prometheus. */
export class ShopMetrics {
  readonly registry = openRegistry();
  readonly #requestSeconds = durationOf(
    'storefront_request_duration_seconds',
    'Time from a request to its answer, by route (api, media, file, reports, by-slug or a page of the route table) and status',
    ['route', 'status'],
    this.registry,
  );

  readonly #vitalSeconds = new Histogram({
    name: 'browser_web_vitals_seconds',
    help: 'How fast pages were in browsers, by route: LCP, INP, FCP, TTFB',
    labelNames: ['name', 'route'],
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8],
    registers: [this.registry],
  });
  readonly #layoutShift = new Histogram({
    name: 'browser_layout_shift',
    help: 'How much pages moved while they were read, by route: CLS',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers: [this.registry],
  });
  readonly #browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in pages that browsers reported, by route',
    labelNames: ['route'],
    registers: [this.registry],
  });
  readonly #policyReports = new Counter({
    name: 'browser_policy_reports_total',
    help: 'What browsers refused because of the content policy, by directive',
    labelNames: ['directive'],
    registers: [this.registry],
  });
  readonly #refusedReports = new Counter({
    name: 'browser_reports_refused_total',
    help: 'Reports of browsers that were not taken, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  countBrowserError(route: string): void {
    this.#browserErrors.inc({ route });
  }

  countPolicyReport(directive: string): void {
    this.#policyReports.inc({ directive });
  }

  countRefusedReport(reason: string): void {
    this.#refusedReports.inc({ reason });
  }

  /** Milliseconds, but for CLS. */
  observeVital(name: string, route: string, value: number): void {
    if (name === 'CLS') this.#layoutShift.observe({ route }, value);
    else this.#vitalSeconds.observe({ name, route }, value / 1_000);
  }

  observeRequest(route: string, status: number, seconds: number): void {
    this.#requestSeconds.observe({ route, status }, seconds);
  }
}
