import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadLinks, type Document, longPassages } from './documents.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): Document => ({ file, text: readFileSync(join(root, file), 'utf8') });
const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root }).map(read);
const fixture = read('gates/must-fail/documents/tiring.md');

describe('the documents', () => {
  it('link to files that are there', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(deadLinks(documents, root)).toEqual([]);
  });

  it('tell the architecture on one page, in short passages', () => {
    const architecture = read('ARCHITECTURE.md');
    expect(architecture.text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
    expect(longPassages(architecture, 60)).toEqual([]);
  });

  it.each(['packages', 'apps', 'demo'].flatMap((folder) => globSync(`${folder}/*/package.json`, { cwd: root })))(
    'show the way to the room of %s',
    (file) => {
      expect(read('ARCHITECTURE.md').text).toContain(`](${file.replace('/package.json', '')})`);
    },
  );

  it('are refused with a dead link or a passage that tires', () => {
    expect(deadLinks([fixture], root)).toEqual(['gates/must-fail/documents/tiring.md: nowhere.md']);
    expect(longPassages(fixture, 60)).toEqual([expect.stringMatching(/^61 words: word word/)]);
  });
});
