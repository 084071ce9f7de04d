import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  data,
  isRouteErrorResponse,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { anonymousPageHeaders, pageHeaders } from './request/cache-headers.ts';
import { shopRequest } from './request/shop-request.ts';
import { ErrorPage } from './shell/error-page.tsx';
import favicon from './shell/favicon.svg?url';
import { loadDepartments } from './shell/load-departments.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { shellView } from './shell/shell-view.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = shellView(await loadDepartments(shop), shop, new Date());
  return data(view, { headers: anonymousPageHeaders([`navigation:${shop.locale}:tree`]) });
}

export const headers = pageHeaders;

/** The frame is the same on all pages of a language, and another language is another document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={shell?.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {shell?.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        {/* Styles are allowed by their origin. Browsers hide nonces, so one here would not match at hydration. */}
        <Links nonce="" />
      </head>
      <body>
        {shell === undefined ? children : <PageFrame shell={shell}>{children}</PageFrame>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Shop() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Without the frame's texts nothing is known of the language: a number is the one word all of them share.
  return shell === undefined ? <h1>{status}</h1> : <ErrorPage shell={shell} status={status} />;
}
