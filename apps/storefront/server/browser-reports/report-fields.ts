import { allCalls } from '@tradehall/domain/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { z } from 'zod';

const longestMessage = 200;
const emailAddress = /[^\s"'<>()@]+@[^\s"'<>()@]+\.[^\s"'<>()@]+/g;
const address = /\b(?<origin>[a-z]+:\/\/[^\s/?#"'<>()]+)[^\s"'<>()]*/gi;
const number = /\d{4,}/g;

/** What an error says, without what a visitor may have typed: addresses lose all behind their host, long numbers their digits. */
export function withoutPerson(text: string): string {
  return text
    .slice(0, longestMessage * 4)
    .replaceAll(address, '$<origin>')
    .replaceAll(emailAddress, '[email]')
    .replaceAll(number, '#')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestMessage);
}

/** The name of one of our files, without the address it came from. */
const ownFile = z
  .string()
  .max(500)
  .transform((source) => /\/assets\/(?<file>[\w.-]{1,80})(?:$|[?#:])/.exec(source)?.groups?.['file'] ?? 'elsewhere');

const path = z.string().startsWith('/').max(500);
const position = z.int().nonnegative().max(10_000_000);

const errorReport = z.strictObject({
  kind: z.literal('error'),
  path,
  name: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .catch('Error'),
  message: z.string().max(4_000).transform(withoutPerson),
  file: ownFile.catch('elsewhere'),
  line: position.catch(0),
});

/** Milliseconds, but for the layout's shift, which is a sum of shares. */
const vitalReport = z.strictObject({
  kind: z.literal('vital'),
  path,
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: z.number().nonnegative().max(120_000),
});

const callPaths: ReadonlySet<string> = new Set(
  Object.entries(allCalls).flatMap(([group, rows]) => Object.keys(rows).map((name) => callPath(group, name))),
);
const hexDigits = (count: number) => z.string().regex(new RegExp(`^[\\da-f]{${count}}$`));

/** The browser's own part of a trace: how long ago it made a call of ours, and how long it waited. */
const spanReport = z.strictObject({
  kind: z.literal('span'),
  path,
  name: z
    .string()
    .max(200)
    .transform((name) => (callPaths.has(name) ? name : 'another call')),
  traceId: hexDigits(32),
  spanId: hexDigits(16),
  agoMs: z.number().nonnegative().max(3_600_000),
  durationMs: z.number().nonnegative().max(120_000),
});

/** What a page of ours sends: a few at a time. */
export const browserReports = z
  .array(z.discriminatedUnion('kind', [errorReport, vitalReport, spanReport]))
  .min(1)
  .max(10);
export type BrowserReport = z.output<typeof browserReports>[number];

const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'connect-src',
  'img-src',
  'frame-src',
  'font-src',
  'form-action',
  'base-uri',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
]);
const directive = z.string().transform((name) => (directives.has(name) ? name : 'other'));

/** Of what was refused only whose it is: a word of the browser's, or an origin. */
const refused = z.string().transform((what) => {
  if (/^[a-z-]{1,30}$/.test(what)) return what;
  return URL.parse(what)?.origin ?? 'unknown';
});
const page = z.string().transform((url) => URL.parse(url)?.pathname ?? '/');

const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': page,
    'effective-directive': directive.optional(),
    'violated-directive': directive.optional(),
    'blocked-uri': refused.catch('unknown'),
  }),
});

export interface PolicyReport {
  readonly path: string;
  readonly directive: string;
  readonly refused: string;
}

/** Null where it is none. */
export function policyReportOf(body: unknown): PolicyReport | null {
  const report = policyReport.safeParse(body).data?.['csp-report'];
  return report === undefined
    ? null
    : {
        path: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'] ?? 'other',
        refused: report['blocked-uri'],
      };
}
