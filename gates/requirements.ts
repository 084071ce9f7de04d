import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as the gate reads it. */
interface Text {
  readonly file: string;
  readonly text: string;
}

export interface Project {
  readonly requirements: readonly Text[];
  /** Code and documents that cite requirements. */
  readonly sources: readonly Text[];
  readonly tests: readonly Text[];
}

const number = /[AB]§\d+(?:\.\d+)*/g;
const heading = /^#+ ([AB]§[\d.]+) /gm;
const row = /^\| ([AB]§[\d.]+) \|.*\| ([^|]*) \|$/gm;
const title = /"([^"]+)"/g;
const isTest = /\.(?:test|e2e)\.tsx?$/;
const code = ['packages', 'apps', 'demo', 'tools', 'scripts', 'e2e'].map((folder) => `${folder}/**/*.{ts,tsx}`);
const isForeign = /(?:^|\/)(?:node_modules|dist|build|must-fail|\.react-router)(?:\/|$)/;

export function readProject(root: string): Project {
  const read = (patterns: string[]): Text[] =>
    globSync(patterns, { cwd: root, exclude: (path) => isForeign.test(path) }).map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    }));
  const sources = read([...code, 'docs/**/*.md', '*.md']);
  return {
    requirements: read(['docs/requirements/*.md']),
    sources,
    tests: sources.filter(({ file }) => isTest.test(file)),
  };
}

/** Citations of what is no requirement, requirements that no test shows, and tests that are not there. */
export function faultsOf({ requirements, sources, tests }: Project): string[] {
  const text = requirements.map((page) => page.text).join('\n');
  const rows = [...text.matchAll(row)].map(([, cited = '', shownBy = '']) => ({ cited, shownBy }));
  const known = [...[...text.matchAll(heading)].map(([, cited = '']) => cited), ...rows.map(({ cited }) => cited)];
  const knows = new Set(known);
  const all = tests.map((test) => test.text).join('\n');
  return [
    ...known.filter((cited, index) => known.indexOf(cited) !== index).map((cited) => `${cited} is there twice`),
    ...sources.flatMap((source) =>
      [...new Set(source.text.match(number))]
        .filter((cited) => !knows.has(cited))
        .map((cited) => `${source.file} cites ${cited}, which is no requirement`),
    ),
    ...rows.flatMap(({ cited, shownBy }) => {
      const titles = [...shownBy.matchAll(title)].map(([, words = '']) => words);
      if (titles.length === 0) return [`${cited} names no test`];
      return titles
        .filter((words) => !isTitle(words, all))
        .map((words) => `${cited} names no test that exists: ${words}`);
    }),
  ];
}

/** As it stands in the source, whole. */
const isTitle = (words: string, source: string) =>
  [`'${words}'`, `"${words}"`, `\`${words}\``].some((literal) => source.includes(literal));
