import { describe, expect, it } from 'vitest';
import { parseImportArguments } from './arguments';

describe('the arguments of the import', () => {
  it.each([
    [['--size', 'ci'], 300],
    [['--size', 'demo'], 3_000],
    [['--size', 'large'], 20_000],
    [['--size', 'large', '--products', '500'], 500],
    [['--products', '101'], 200],
  ])('%j mean %i products', (args, products) => {
    expect(parseImportArguments(args).products).toBe(products);
  });

  it.each([
    [[]],
    [['--size', 'huge']],
    [['--products', '0']],
    [['--products', '60000']],
    [['--size', 'ci', '--anchor', '2026-02-30']],
  ])('%j are refused', (args) => {
    expect(() => parseImportArguments(args)).toThrow(/^import/);
  });

  it('leave the day to the catalogue unless one is named', () => {
    expect(parseImportArguments(['--size', 'ci']).anchor).toBeNull();
    expect(parseImportArguments(['--size', 'ci', '--anchor', '2026-11-01']).anchor).toBe('2026-11-01');
  });

  it('let writing and projecting take turns only where the import projects', () => {
    expect(parseImportArguments(['--size', 'ci']).takesTurns).toBe(false);
    expect(parseImportArguments(['--size', 'ci', '--in-turns']).takesTurns).toBe(true);
    expect(parseImportArguments(['--size', 'ci', '--in-turns', '--without-projection']).takesTurns).toBe(false);
  });
});
