import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { openRegistry } from '../packages/process/src/metrics.ts';

const ruleFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.union([
          z.object({ record: z.string(), expr: z.string() }),
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) }),
        ]),
      ),
    }),
  ),
});
type Rule = z.output<typeof ruleFile>['groups'][number]['rules'][number];

export function readRules(text: string): Rule[] {
  return ruleFile.parse(parse(text)).groups.flatMap(({ rules }) => rules);
}

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

export function queriesOfDashboard(text: string): string[] {
  return dashboard.parse(JSON.parse(text)).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** What Prometheus makes itself. */
const ofPrometheus = ['up', 'ALERTS'];
const words = new Set(['and', 'or', 'unless', 'bool', 'by', 'on', 'without', 'ignoring', 'offset', 'group_left']);
const elsewhere = /\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|on|without|ignoring|group_left)\s*\([^)]*\)/g;

/** The metrics that a query asks for, as the code names them: a histogram without the ending of its parts. */
export function metricsIn(query: string): string[] {
  const names = query.replaceAll(elsewhere, ' ').matchAll(/(?<![\w:.])[a-zA-Z_][\w:]*(?!\s*\()(?![\w:])/g);
  return [...new Set([...names].map(([name]) => name).filter((name) => !words.has(name)))];
}

const declared = /(?:name:|durationOf\()\s*'(?<name>[a-z][a-z\d_]+)'/g;

/** Every name that the code registers, the process's own figures and what the rules record. */
export function knownMetrics(root: string, rules: readonly Rule[]): ReadonlySet<string> {
  const files = globSync(['apps/*/{src,server}/**/*.ts', 'packages/process/src/*.ts'], { cwd: root });
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('prom-client') || text.includes('durationOf('));
  const ours = code.flatMap((text) => [...text.matchAll(declared)].map(({ groups }) => groups?.['name'] ?? ''));
  const ofProcess = openRegistry()
    .getMetricsAsArray()
    .map(({ name }) => name);
  const recorded = rules.flatMap((rule) => ('record' in rule ? [rule.record] : []));
  return new Set([...ours, ...ofProcess, ...recorded, ...ofPrometheus]);
}

export function unknownMetrics(queries: readonly string[], known: ReadonlySet<string>): string[] {
  const asked = new Set(queries.flatMap(metricsIn));
  return [...asked].filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')));
}

/** Alerts whose runbook is no section of the document, and sections of alerts that nothing raises. */
export function runbookFaults(rules: readonly Rule[], document: string, file: string): string[] {
  const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));
  const sections = [...document.matchAll(/^### (?<name>\S+)$/gm)].map(({ groups }) => groups?.['name'] ?? '');
  const lost = alerts.filter(
    ({ alert, annotations }) => !sections.includes(alert) || annotations.runbook !== `${file}#${alert.toLowerCase()}`,
  );
  const idle = sections.filter((name) => !alerts.some(({ alert }) => alert === name));
  return [...lost.map(({ alert }) => `${alert} has no runbook`), ...idle.map((name) => `nothing raises ${name}`)];
}
