import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../app/routing/language-of-path.ts';
import { feedHeaders, notStored } from '../app/request/cache-headers.ts';
import { loadLlmsText } from '../app/sitemap/llms-text.ts';
import { loadSitemap } from '../app/sitemap/load-sitemap.ts';
import { robotsText } from '../app/sitemap/robots-text.ts';
import { findSitemap, sitemapPath } from '../app/sitemap/sitemap-name.ts';
import { sitemapIndexXml, sitemapXml } from '../app/sitemap/sitemap-xml.ts';
import { shopInLanguage, type ShopInLanguageOptions } from './shop-in-language.ts';
import { visitOf } from './visit/visit.ts';

interface SitemapOptions extends ShopInLanguageOptions {
  readonly log: Logger;
}

/** The sitemaps of one language of a shop: how many parts its lists have says the first one. */
async function sitemapsIn(locale: Locale, request: Request, options: SitemapOptions): Promise<readonly string[]> {
  const shop = await shopInLanguage(locale, request, options);
  const addressOf = (path: string) => `${shop.originOf(locale)}${pathWithLanguage(path, shop)}`;
  const lists = await Promise.all(
    (['categories', 'products'] as const).map(async (kind) => {
      const parts = (await loadSitemap({ kind, part: 1 }, shop))?.parts ?? 0;
      return Array.from({ length: parts }, (_, index) => addressOf(sitemapPath({ kind, part: index + 1 })));
    }),
  );
  return [addressOf(sitemapPath({ kind: 'pages' })), ...lists.flat()];
}

function sendXml(response: Response, xml: string, locales: readonly Locale[]): void {
  response
    .set(feedHeaders(locales.map((locale) => `sitemap:${locale}`)))
    .type('application/xml')
    .send(xml);
}

/** A search engine that finds half a list forgets the other half: it is to come back when the list can be made. */
const orLater =
  (log: Logger, answer: (request: Request, response: Response, next: NextFunction) => Promise<void>): RequestHandler =>
  async (request, response, next) => {
    try {
      await answer(request, response, next);
    } catch (error) {
      log.error({ err: error, requestId: visitOf(request).requestId, path: request.path }, 'no sitemap');
      response.status(503).set({ 'Cache-Control': notStored, 'Retry-After': '300' }).type('text/plain').send('Later');
    }
  };

/** What search engines and language models read before the pages: one set a host, each language of the store with its own lists. */
export function serveSitemaps(options: SitemapOptions): RequestHandler {
  const files = Router();

  files.get('/robots.txt', (request, response) => {
    const { country, originOf } = visitOf(request);
    response
      .set(feedHeaders([]))
      .type('text/plain')
      .send(robotsText(country, originOf(country.locales[0])));
  });

  const sendIndex = async (request: Request, response: Response) => {
    const { locales } = visitOf(request).country;
    const sitemaps = await Promise.all(locales.map((locale) => sitemapsIn(locale, request, options)));
    sendXml(response, sitemapIndexXml(sitemaps.flat()), locales);
  };

  const sendSitemap = async (request: Request, response: Response, next: NextFunction) => {
    const language = languageOfPath(request.path, visitOf(request).country);
    const name = findSitemap(pathInLanguage(request.path, language));
    const shop = await shopInLanguage(language.locale, request, options);
    const sitemap = name === null ? null : await loadSitemap(name, shop);
    if (sitemap === null) {
      next();
      return;
    }
    sendXml(response, sitemapXml(sitemap.entries), [language.locale]);
  };

  const sendLlmsText = async (request: Request, response: Response, next: NextFunction) => {
    const language = languageOfPath(request.path, visitOf(request).country);
    if (pathInLanguage(request.path, language) !== '/llms.txt') {
      next();
      return;
    }
    const { locale } = language;
    const shop = await shopInLanguage(locale, request, options);
    const text = await loadLlmsText(shop, new Date());
    response
      .set(feedHeaders([`sitemap:${locale}`]))
      .type('text/markdown')
      .send(text);
  };

  files.get(/\/llms\.txt$/, orLater(options.log, sendLlmsText));
  files.get('/sitemap.xml', orLater(options.log, sendIndex));
  files.get(/\/sitemap-[a-z]+(?:-\d+)?\.xml$/, orLater(options.log, sendSitemap));
  return files;
}
