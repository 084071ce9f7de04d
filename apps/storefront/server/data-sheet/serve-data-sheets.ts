import { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import { languageOfPath, pathInLanguage } from '../../app/routing/language-of-path.ts';
import { dataSheetView } from '../../app/product/details/data-sheet-view.ts';
import { findProduct } from '../../app/product/find-product.ts';
import { notStored } from '../../app/request/cache-headers.ts';
import { cacheControls } from '../../app/routing/set-cache-control.ts';
import type { TransportFor } from '../middleware/middleware-transport.ts';
import { visitOf } from '../visit/visit.ts';
import { drawDataSheet } from './draw-data-sheet.ts';

interface DataSheetOptions {
  readonly transportFor: TransportFor;
  readonly log: Logger;
}

const sheetPath = /^\/documents\/(EX\d{8})\.pdf$/;

/** The data sheet of every product the shop shows: `/documents/EX10000001.pdf`, in each language behind its prefix. */
export function serveDataSheets({ transportFor, log }: DataSheetOptions): RequestHandler {
  const answer: RequestHandler = async (request, response, next) => {
    const { country, host, requestId } = visitOf(request);
    const language = languageOfPath(request.path, country);
    const sku = sheetPath.exec(pathInLanguage(request.path, language))?.[1];
    if (sku === undefined) {
      next();
      return;
    }
    try {
      const calls = createClient(allCalls, transportFor({ host, requestId }), () => host);
      const product = await findProduct(sku, { calls, locale: language.locale });
      if (product === null) {
        response.status(404).set('Cache-Control', notStored).type('text/plain').send('Not Found');
        return;
      }
      const view = dataSheetView(product, { locale: language.locale, country, now: new Date() });
      response
        .set({
          'Cache-Control': cacheControls.feed,
          'Content-Disposition': `inline; filename="${sku}.pdf"`,
          'Surrogate-Key': `product:${language.locale}:${sku}`,
          // Pages say what is in it; the file itself is not to be found instead of them.
          'X-Robots-Tag': 'noindex',
        })
        .type('application/pdf')
        .send(await drawDataSheet(view));
    } catch (error) {
      log.error({ err: error, requestId, path: request.path }, 'no data sheet');
      response.status(503).set({ 'Cache-Control': notStored, 'Retry-After': '60' }).type('text/plain').send('Later');
    }
  };
  return Router().get(/\/documents\/[^/]+\.pdf$/, answer);
}
