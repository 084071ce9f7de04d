import { durationOf, openRegistry } from '@tradehall/process/metrics.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { findRoute } from '../app/routing/find-route.ts';
import { languageOfPath, pathInLanguage } from '../app/routing/language-of-path.ts';
import { pathOfDataRequest } from '../app/routing/paths.ts';
import { isFilePath } from './is-file-path.ts';

/** A row of the route table, whatever a visitor wrote: figures are kept by few names. */
export function routeOf(path: string, country: Country): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (isFilePath(path)) return 'file';
  const page = pathOfDataRequest(path) ?? path;
  return findRoute(pathInLanguage(page, languageOfPath(page, country)))?.path ?? 'by-slug';
}

/** What an operator can read about this process, in the format of Prometheus. */
export class ShopMetrics {
  readonly registry = openRegistry();
  readonly #requestSeconds = durationOf(
    'storefront_request_duration_seconds',
    'Time from a request to its answer, by route (api, media, file, by-slug or a page of the route table) and status',
    ['route', 'status'],
    this.registry,
  );

  observeRequest(route: string, status: number, seconds: number): void {
    this.#requestSeconds.observe({ route, status }, seconds);
  }
}
