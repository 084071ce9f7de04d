import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { anonymousPageHeaders, pageHeaders } from './request/cache-headers.ts';
import { handOver } from './request/handed-view.ts';
import { shopRequest } from './request/shop-request.ts';
import { tagManagerSettings } from './request/server-settings.ts';
import favicon from './shell/favicon.svg?url';
import { navigationOf, storeOf } from './request/shop-documents.ts';
import { PageFrame } from './shell/page-frame.tsx';
import { promoBlocksOf } from './shell/content/promo-blocks.ts';
import { keptShellView } from './shell/kept-shell-view.ts';
import { useShell } from './shell/use-shell.ts';
import { ShopError } from './shell/shop-error.tsx';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const [navigation, store, promo] = await Promise.all([navigationOf(shop), storeOf(shop), promoBlocksOf(shop)]);
  const tagManager = context.get(tagManagerSettings);
  const facts = { navigation, store, promo, today: new Date(), query: url.searchParams, tagManager };
  return data(handOver(keptShellView(facts, shop), 'frame-view', request), {
    headers: anonymousPageHeaders,
  });
}

export const headers = pageHeaders;

/** The frame is the same on all pages of a language, and another language is another document. What is confirmed is new. */
export const shouldRevalidate = ({ nextUrl }: ShouldRevalidateFunctionArgs) => nextUrl.searchParams.has('confirmation');

export function Layout({ children }: { readonly children: ReactNode }) {
  const shell = useShell();
  return (
    // What the visitor chose stands on it before React comes.
    <html lang={shell?.locale} suppressHydrationWarning>
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
  return <ShopError shell={useShell()} error={error} />;
}
