/** What went wrong in this page and is not told yet. Who tells it is fetched when the browser has nothing else to do. */
const untold: unknown[] = [];
const mostKept = 5;
let tell: ((error: unknown) => void) | null = null;

export function noteError(error: unknown): void {
  if (tell !== null) tell(error);
  else if (untold.length < mostKept) untold.push(error);
}

async function loadReporter(): Promise<void> {
  const { startReports } = await import('./report-browser.ts');
  tell = startReports();
  untold.splice(0).forEach(tell);
}

/** Errors of pages, and how fast they were, for whoever runs the shop. */
export function watchBrowser(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  const whenIdle = () => {
    // A browser that cannot fetch it reports nothing, which is no error of its own.
    const load = () => void loadReporter().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 10_000 });
    else setTimeout(load, 5_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
