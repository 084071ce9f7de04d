import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEngineCalls } from './all-engine-calls.ts';
import { engineId, engineVersion, isEngineId } from './calls/engine-call.ts';

describe('the table of engine calls', () => {
  it('has every row of every capability: no name is given twice', () => {
    const tables = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.engine-calls.ts'),
    );
    const rows = tables.flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^ {2}(\w+): engineCall\(/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.toSorted()).toEqual(Object.keys(allEngineCalls).toSorted());
  });
});

describe('an id of the engine', () => {
  it('is a whole number above zero that fits its column', () => {
    expect(engineId.parse('2147483647')).toBe(2_147_483_647);
    for (const id of ['0', '-1', 'abc', '', ' 7', '1e3', '7.0', '2147483648', '99999999999'])
      expect(isEngineId(id)).toBe(false);
  });

  it('comes with a version; one above its column counts as the largest', () => {
    expect(engineVersion.parse(7)).toBe(7);
    expect(engineVersion.parse(2 ** 40)).toBe(2_147_483_647);
    expect(engineVersion.safeParse(-1).success).toBe(false);
  });
});
