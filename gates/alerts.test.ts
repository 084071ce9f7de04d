import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { knownMetrics, metricsIn, queriesOfDashboard, readRules, runbookFaults, unknownMetrics } from './alerts.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const runbooks = 'docs/operations/alerts.md';
const ruleFiles = globSync('deploy/prometheus/rules/*.yaml', { cwd: root });
const rules = ruleFiles.flatMap((file) => readRules(read(file)));
const dashboards = globSync('deploy/grafana/*.json', { cwd: root });

describe('alerts and dashboards', () => {
  it('ask only for figures that a process tells', () => {
    const queries = [...rules.map(({ expr }) => expr), ...dashboards.flatMap((file) => queriesOfDashboard(read(file)))];
    expect(queries.length).toBeGreaterThan(80);
    expect(unknownMetrics(queries, knownMetrics(root, rules))).toEqual([]);
  });

  it('have a runbook each', () => {
    expect(runbookFaults(rules, read(runbooks), runbooks)).toEqual([]);
  });

  it('are refused where a figure or a runbook is missing', () => {
    const faulty = readRules(read('gates/must-fail/alerts/unknown.yaml'));
    const queries = faulty.map(({ expr }) => expr);
    expect(unknownMetrics(queries, knownMetrics(root, faulty))).toEqual(['shop_unicorns_total']);
    expect(runbookFaults(faulty, '### Another', runbooks)).toEqual([
      'NoUnicorns has no runbook',
      'nothing raises Another',
    ]);
  });

  it('are read as Prometheus reads them', () => {
    const query = 'sum by (le) (rate(a_bucket{b="c_d"}[5m])) / on (job) e:f > bool 0.5 unless g offset 5m';
    expect(metricsIn(query.replace(' offset 5m', ''))).toEqual(['a_bucket', 'e:f', 'g']);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!hasPromtool)('ask what Prometheus can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboards-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const asRules = dashboards
      .flatMap((file) => queriesOfDashboard(read(file)))
      .map((query, at) => ({ record: `dashboard:query_${at}`, expr: query.replaceAll('$__rate_interval', '5m') }));
    writeFileSync(join(folder, 'rules.yaml'), stringify({ groups: [{ name: 'dashboards', rules: asRules }] }));
    const { stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(folder, 'rules.yaml')], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${asRules.length} rules found`);
  });

  it.skipIf(!hasPromtool)('fire when they should, and only then', { timeout: 300_000 }, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/prometheus/tests/alerts.yaml'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).not.toContain('FAILED');
    expect(status).toBe(0);
  });
});
