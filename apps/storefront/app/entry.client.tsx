import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchForLostChunks } from './shell/chunk-recovery.ts';
import { noteError, watchBrowser } from './shell/watch-browser.ts';
import { guardTexts } from './ui/trusted-html.ts';

watchForLostChunks();
watchBrowser();
guardTexts();

const { search } = location;
if (search.includes('utm_source='))
  void import('./shell/keep-utm-source.ts').then(({ keepUtmSource }) => keepUtmSource(search));

/** What an error page is shown for is an error all the same. */
function noteCaught(error: unknown): void {
  console.error(error);
  noteError(error);
}

const comeAlive = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onCaughtError: noteCaught },
    );
  });

// The page can be read as it came: its first picture goes before our work on it.
requestAnimationFrame(() => setTimeout(comeAlive));
