import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { contentIndexKey } from '@tradehall/domain/content/content-document.ts';
import { isSameOrigin } from '@tradehall/process/is-same-origin.ts';
import { findRoute } from '../app/routing/find-route.ts';
import { languageOfPath, pathInLanguage, type PageLanguage } from '../app/routing/language-of-path.ts';
import { pathOfDataRequest } from '../app/routing/paths.ts';
import { showMessages, type MessageMode } from '../app/i18n/message-mode.ts';
import {
  cardProviderSettings,
  edgeKeepsSeconds,
  parcelTrackingPattern,
  tagManagerSettings,
  type CardProviderSettings,
  type TagManagerSettings,
} from '../app/request/server-settings.ts';
import { PageKeys } from '../app/request/page-keys.ts';
import { withWordingOf } from '../app/request/shop-documents.ts';
import { shopRequest } from '../app/request/shop-request.ts';
import { visitorRequest, type VisitorRequest } from '../app/request/visitor-request.ts';
import type { FindContentPages } from './middleware/content-pages-cache.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { createPageHandler } from './page-handler.ts';
import { readCookie } from './visit/read-cookie.ts';
import type { Visit } from './visit/visit.ts';
import { visitorSession } from './visit/visitor-session.ts';

interface PagesOptions {
  readonly transportFor: TransportFor;
  readonly findContentPages: FindContentPages;
  readonly log: Logger;
  readonly mode: string;
  readonly messages: MessageMode;
  readonly cardProvider: CardProviderSettings;
  readonly tagManager: TagManagerSettings | null;
  readonly parcelTracking: string | null;
  readonly edgeKeepsSeconds: number;
}

// Under exact optional types what the virtual module leaves undefined does not fit the framework's own type.
const { allowedActionOrigins = false, unstable_getCriticalCss: getCriticalCss, ...required } = build;
const pagesBuild = {
  ...required,
  allowedActionOrigins,
  ...(getCriticalCss !== undefined && { unstable_getCriticalCss: getCriticalCss }),
};

type AnswerPage = (visit: Visit, request: Request, response: Response, next: NextFunction) => Promise<void>;

export type CreatePages = (options: PagesOptions) => AnswerPage;

export const createPages: CreatePages = (options) => {
  const { transportFor, findContentPages, log, mode, messages, cardProvider, parcelTracking } = options;
  showMessages(messages);
  const contexts = new WeakMap<Request, RouterContextProvider>();
  const handlers = new Map<string, RequestHandler>();

  // The router takes its basename from the build and hands it on to the browser: one handler a basename, two at most a host.
  const handlerOf = (basename: string): RequestHandler => {
    const existing = handlers.get(basename);
    if (existing !== undefined) return existing;
    const handler = createPageHandler({
      build: { ...pagesBuild, basename },
      mode,
      getLoadContext: (request) => contexts.get(request) ?? new RouterContextProvider(),
    });
    handlers.set(basename, handler);
    return handler;
  };

  const contextOf = async (
    visit: Visit,
    language: PageLanguage,
    clientIp: string | undefined,
  ): Promise<RouterContextProvider> => {
    const { host, requestId } = visit;
    const keys = new PageKeys();
    const onKeys = keys.add.bind(keys);
    const calls = createClient(allCalls, transportFor({ host, requestId, clientIp, onKeys }), () => host);
    const contentPages = await findContentPages({ locale: language.locale, host, requestId });
    // Every shop has some; none means that they could not be asked for.
    keys.add(contentPages.all.length === 0 ? null : `content-index:${language.locale}:${contentIndexKey}`);
    const shop = { ...visit, ...language, contentPages, calls, keys, log };
    return new RouterContextProvider(new Map([[shopRequest, await withWordingOf(shop)]]));
  };

  const visitorOf = ({ host, requestId }: Visit, request: Request): VisitorRequest => {
    const { cookie } = request.headers;
    const session = visitorSession(cookie);
    const isOfForm = request.method === 'POST';
    const transport = transportFor({ host, requestId, clientIp: request.ip, session, isOfForm });
    return {
      hasSession: session.isBegun(),
      calls: createClient(allCalls, transport, () => host),
      newCookies: session.news,
      isFromThisShop: isSameOrigin(request.headers, host, request.protocol),
      choice: (name) => readCookie(cookie, hostCookieName(name, request.secure)),
    };
  };

  const isPersonal = ({ path }: Request, language: PageLanguage): boolean =>
    findRoute(pathInLanguage(pathOfDataRequest(path) ?? path, language))?.caching === 'personal';

  return async (visit, request, response, next) => {
    const language = languageOfPath(request.path, visit.country);
    const visitor = isPersonal(request, language) ? visitorOf(visit, request) : null;
    // All other pages are shared by caches, so none of them may know who asks.
    delete request.headers.cookie;
    delete request.headers.authorization;
    const context = await contextOf(visit, language, request.ip);
    if (visitor !== null) context.set(visitorRequest, visitor);
    context.set(cardProviderSettings, cardProvider);
    context.set(tagManagerSettings, options.tagManager);
    context.set(parcelTrackingPattern, parcelTracking);
    context.set(edgeKeepsSeconds, options.edgeKeepsSeconds);
    contexts.set(request, context);
    await handlerOf(language.basename)(request, response, next);
  };
};
