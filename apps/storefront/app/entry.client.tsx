import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchForLostChunks } from './shell/chunk-recovery.ts';
import { guardTexts } from './ui/trusted-html.ts';

watchForLostChunks();
guardTexts();

const { search } = location;
if (search.includes('utm_source='))
  void import('./shell/keep-utm-source.ts').then(({ keepUtmSource }) => keepUtmSource(search));

const comeAlive = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

// The page can be read as it came: its first picture goes before our work on it.
requestAnimationFrame(() => setTimeout(comeAlive));
