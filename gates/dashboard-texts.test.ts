import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSentences, checkTopics } from '@tradehall/domain/catalogue/going-live-check.ts';
import { priceConcerns } from '@tradehall/domain/catalogue/price-concerns.ts';
import { describe, expect, it } from 'vitest';
import { entriesOf, faultsOf, type Source, type Texts, textsIn } from './dashboard-texts.ts';

const root = join(import.meta.dirname, '..');
const dashboard = join(root, 'apps/engine/dashboard');
const fixture = join(root, 'gates/must-fail/dashboard-texts');

const read =
  (folder: string) =>
  (file: string): Source => ({ file, text: readFileSync(join(folder, file), 'utf8') });

function textsOf(folder: string): Texts {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.ts', '**/*.d.ts'] }).toSorted();
  const each = files.map(read(folder)).map(textsIn);
  return { said: new Set(each.flatMap(({ said }) => [...said])), raw: each.flatMap(({ raw }) => raw) };
}

const catalogueOf = (folder: string) =>
  entriesOf(readFileSync(join(folder, folder === dashboard ? 'i18n/de.po' : 'de.po'), 'utf8'));

describe('the texts of the dashboard', () => {
  const { said: written, raw } = textsOf(dashboard);
  // What the engine finds, in the lines of an import and in the check of a store, is said from the domain's tables.
  const tables = [...Object.values(priceConcerns), ...checkTopics, ...Object.values(checkSentences)];
  const said = new Set([...written, ...tables]);

  it('are in the German catalogue, each with its placeholders, and nothing else is', () => {
    expect(said.size).toBeGreaterThan(900);
    expect(faultsOf(said, catalogueOf(dashboard))).toEqual([]);
  });

  it('are all said in the language of the operator', () => {
    expect(raw).toEqual([]);
  });

  it('are refused in English alone, without an entry, with other placeholders or left over', () => {
    const texts = textsOf(fixture);
    expect(texts.raw).toEqual([
      'page.tsx:3: Never said',
      'page.tsx:7: Named in English',
      'page.tsx:7: Also  ',
      'page.tsx:8: Plain English',
      'page.tsx:9: Busy',
    ]);
    expect(faultsOf(texts.said, catalogueOf(fixture))).toEqual([
      'without an entry: Said later',
      'without an entry: Idle',
      'other placeholders: {count, plural, one {One page} other {# pages}} of {name}',
      'left over: Nobody says it',
    ]);
  });
});
