import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, readProject } from './requirements.ts';

const root = join(import.meta.dirname, '..');

describe('requirements', () => {
  it('exist where they are cited, and name tests that exist', () => {
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
