import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, faultsOfHoles, faultsOfLedger, readProject } from './requirements.ts';

const root = join(import.meta.dirname, '..');

describe('requirements', () => {
  it('exist where they are cited, and name tests that exist', { timeout: 30_000 }, () => {
    const project = readProject(root);
    expect(project.requirements.length).toBeGreaterThan(0);
    expect(faultsOf(project)).toEqual([]);
  });

  it('are refused where a number or a test is missing', () => {
    expect(faultsOf(readProject(join(root, 'gates/must-fail/requirements')))).toEqual([
      'A§1.1 is there twice',
      'packages/cites-nothing.ts cites A§99, which is no requirement',
      'A§1.2 names no test',
      'A§1.3 names no test that exists: does what nobody tests',
    ]);
  });
});

describe('the ledger of OWASP ASVS 5.0', () => {
  const file = 'docs/security/asvs.md';
  const ledgerOf = (folder: string) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') });

  it('has every requirement of levels 1 and 2, with tests that exist and few that are open', () => {
    const standard = { rows: { '1': 70, '2': 183 }, mostOpen: { '1': 0, '2': 9 } };
    expect(faultsOfLedger({ ...ledgerOf('.'), ...standard }, root)).toEqual([]);
  });

  it('is refused with rows that are none, twice, without a test, or open', () => {
    const fixture = 'gates/must-fail/requirements';
    const standard = { rows: { '1': 3, '2': 6 }, mostOpen: { '1': 0, '2': 0 } };
    expect(faultsOfLedger({ ...ledgerOf(fixture), ...standard }, join(root, fixture))).toEqual([
      'is no row: | V1.1.6 | 2 | Keep doors shut | almost ',
      'V1.1.1 is there twice',
      'has 1 open rows of level 1, more than 0',
      'has 5 rows of level 2, not 6',
      'does not say how many rows of level 2 are met, n/a and open',
      'has 1 open rows of level 2, more than 0',
      'V1.1.2 names no test',
      'V1.1.3 names no file of tests that exists: ../../packages/nowhere.test.ts',
      'V1.1.4 names no test that exists: does what nobody tests',
      'V1.1.7 names no file of tests that exists: ../../packages/cites-nothing.ts',
    ]);
  });
});

describe('the holes that were found', () => {
  const file = 'docs/security/holes.md';
  const read = (folder: string) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') });

  it('are each shown to be closed by tests that exist', () => {
    const high = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'];
    const partly = ['M4', 'I3', 'M16', 'M17', 'D2', 'D13', 'D14', 'R14', 'R15', 'I9', 'I10'];
    const ids = [...high, 'L1', 'L3', 'L4', 'L5', 'L6', 'L7', ...partly];
    expect(faultsOfHoles(read('.'), ids, root)).toEqual([]);
  });

  it('are refused without a row, twice, or without a test', () => {
    const fixture = 'gates/must-fail/requirements';
    expect(faultsOfHoles(read(fixture), ['H1', 'H2', 'H3'], join(root, fixture))).toEqual([
      'H3 has no row',
      'H1 is there twice',
      'H1 names no test that exists: does what nobody tests',
      'H2 names no test',
    ]);
  });
});
