import { parse, stringify } from 'yaml';
import { z } from 'zod';

const shortenedBy = 60;
/** Of a window that rates are taken over: a few looks have to lie in it. */
const shortestWindowSeconds = 10;

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

const seconds = (count: string, unit: string): number =>
  Math.round((Number(count) * (secondsOf[unit] ?? 1)) / shortenedBy);

/** The same rules for somebody who has a minute instead of an hour: every window and every `for` is shorter. */
export function shortenRules(text: string): string {
  return text
    .replaceAll(
      /\[(\d+)([smhd])\]/g,
      (_all, count: string, unit: string) => `[${Math.max(shortestWindowSeconds, seconds(count, unit))}s]`,
    )
    .replaceAll(/for: (\d+)([smhd])$/gm, (_all, count: string, unit: string) => `for: ${seconds(count, unit)}s`);
}

const alertmanager = z.looseObject({ route: z.looseObject({}) });

/** Which alert silences which stays; all that come through are told to one address, soon. */
export function tellAlertsTo(url: string, text: string): string {
  const { route, ...rest } = alertmanager.parse(parse(text));
  return stringify({
    ...rest,
    route: { ...route, group_wait: '4s', group_interval: '5s' },
    receivers: [{ name: 'engineer-on-call', webhook_configs: [{ url, send_resolved: false }] }],
  });
}

/** Looks every two seconds: as long as a process may take for its figures when what it asks is silent. */
export function scrapeConfiguration(targets: Readonly<Record<string, string>>, alertmanagerUrl: string): string {
  return stringify({
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: ['rules/*.yaml'],
    alerting: { alertmanagers: [{ static_configs: [{ targets: [new URL(alertmanagerUrl).host] }] }] },
    scrape_configs: Object.entries(targets).map(([name, url]) => ({
      job_name: name,
      static_configs: [{ targets: [new URL(url).host] }],
    })),
  });
}
