import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { consentGiven } from '../consent/consent-store.ts';
import { tellOfCalls, type CallSpan } from '../request/browser-calls.ts';
import { browserReportsPath } from '../routing/paths.ts';

type Report =
  | { kind: 'error'; path: string; name: string; message: string; file: string; line: number }
  | { kind: 'vital'; path: string; name: string; value: number }
  | { kind: 'span'; path: string; name: string; traceId: string; spanId: string; agoMs: number; durationMs: number };

const mostErrors = 5;
const mostAtOnce = 10;
const mostSpans = 20;

/** Where our own code stood: the first of our files in the stack. */
function placeOf(stack: string): { file: string; line: number } {
  const place = /(?<file>[^\s(]*\/assets\/[\w.-]+):(?<line>\d+)/.exec(stack)?.groups;
  return { file: place?.['file'] ?? '', line: Number(place?.['line'] ?? 0) };
}

/** Without the query: what shoppers type there is theirs. */
export function errorReport(error: unknown, path: string): Report {
  const isError = error instanceof Error;
  return {
    kind: 'error',
    path,
    name: isError ? error.name : 'Error',
    message: (isError ? error.message : String(error)).slice(0, 1_000),
    ...placeOf(isError ? (error.stack ?? '') : ''),
  };
}

function send(reports: readonly Report[]): void {
  const body = new Blob([JSON.stringify(reports)], { type: 'application/json' });
  navigator.sendBeacon(browserReportsPath, body);
}

/** By how long ago it was: the browser's clock may be another one. */
const spanReport = ({ startedAt, durationMs, ...span }: CallSpan, path: string): Report => ({
  kind: 'span',
  path,
  ...span,
  agoMs: Math.round(performance.now() - startedAt),
  durationMs: Math.round(durationMs),
});

/** Figures are told once the page is left, and only where statistics are agreed to. Errors at once, a few of each page. */
export function startReports(): (error: unknown) => void {
  const vitals: Report[] = [];
  const spans: CallSpan[] = [];
  let errors = 0;
  const { pathname } = location;
  const keep = ({ name, value }: { name: string; value: number }) =>
    vitals.push({ kind: 'vital', path: pathname, name, value: Math.round(value * 1_000) / 1_000 });
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  tellOfCalls({
    isAllowed: () => consentGiven('statistics') && spans.length < mostSpans,
    tell: (span) => void spans.push(span),
  });
  const tell = (told: readonly Report[]) => {
    for (let from = 0; from < told.length && consentGiven('statistics'); from += mostAtOnce)
      send(told.slice(from, from + mostAtOnce));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // At once: the next page may end this one before anything else is done.
    tell(spans.splice(0).map((span) => spanReport(span, location.pathname)));
    // After those who measure have heard of it.
    setTimeout(() => tell(vitals.splice(0)));
  });
  return (error) => {
    errors += 1;
    if (errors <= mostErrors) send([errorReport(error, location.pathname)]);
  };
}
