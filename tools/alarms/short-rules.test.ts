import { expect, it } from 'vitest';
import { shortenRules, tellAlertsTo } from './short-rules.ts';

it('shortens windows and patience, and neither names nor thresholds', () => {
  const rules = 'expr: shop:pages:bad_ratio_1h > 14.4 and rate(a[1h]) + rate(b[5m])\nfor: 2m\nruns: 5m';
  expect(shortenRules(rules)).toBe(
    'expr: shop:pages:bad_ratio_1h > 14.4 and rate(a[60s]) + rate(b[10s])\nfor: 2s\nruns: 5m',
  );
});

it('keeps which alert silences which', () => {
  const told = tellAlertsTo(
    'http://127.0.0.1:1/',
    'route: { receiver: a, group_wait: 30s }\ninhibit_rules: [{ equal: [x] }]',
  );
  expect(told).toContain('- equal:\n      - x');
  expect(told).toContain('url: http://127.0.0.1:1/');
  expect(told).not.toContain('30s');
});
