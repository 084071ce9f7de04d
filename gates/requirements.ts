import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

const ledgerLine = /^\| V\d.*$/gm;
const ledgerRow = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|n\/a|open) \| ([^|]+) \|$/;
const namedTest = /\["([^\]]+)"\]\(([^)\s]+)\)/g;

/** How many requirements the standard has at each level, and how many of them may be open. */
export interface Ledger extends Text {
  readonly rows: Readonly<Record<'1' | '2', number>>;
  readonly mostOpen: Readonly<Record<'1' | '2', number>>;
}

/** Rows of the ledger of a standard that are none, are there twice, show nothing, or are too many that are open. */
export function faultsOfLedger({ file, text, rows, mostOpen }: Ledger, root: string): string[] {
  const lines = (text.match(ledgerLine) ?? []).map((line) => ({ line, read: ledgerRow.exec(line) }));
  const read = lines.flatMap(({ read: row }) => {
    if (row === null) return [];
    const [, id = '', level = '', , state = '', shown = ''] = row;
    return [{ id, level, state, shown }];
  });
  const ids = read.map(({ id }) => id);
  const count = (level: string, state?: string) =>
    read.filter((each) => each.level === level && (state === undefined || each.state === state)).length;
  return [
    ...lines.filter((each) => each.read === null).map(({ line }) => `is no row: ${line.slice(0, 40)}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...(['1', '2'] as const).flatMap((level) => [
      ...(count(level) === rows[level] ? [] : [`has ${count(level)} rows of level ${level}, not ${rows[level]}`]),
      ...(text.includes(`\n| ${level} | ${['met', 'n/a', 'open'].map((state) => count(level, state)).join(' | ')} |\n`)
        ? []
        : [`does not say how many rows of level ${level} are met, n/a and open`]),
      ...(count(level, 'open') <= mostOpen[level]
        ? []
        : [`has ${count(level, 'open')} open rows of level ${level}, more than ${mostOpen[level]}`]),
    ]),
    ...read.filter(({ state }) => state === 'met').flatMap(({ id, shown }) => faultsOfProof(id, shown, file, root)),
  ];
}

const holeRow = /^\| ((?:[A-Z]\d+)(?:, [A-Z]\d+)*) \|.*\| ([^|]+) \|$/gm;

/** Holes that an audit has found, of which no row says what shows that they are closed. */
export function faultsOfHoles({ file, text }: Text, ids: readonly string[], root: string): string[] {
  const rows = [...text.matchAll(holeRow)].map(([, names = '', shown = '']) => ({ names: names.split(', '), shown }));
  const known = rows.flatMap(({ names }) => names);
  return [
    ...ids.filter((id) => !known.includes(id)).map((id) => `${id} has no row`),
    ...known.filter((id, index) => known.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...rows.flatMap(({ names: [id = ''], shown }) => faultsOfProof(id, shown, file, root)),
  ];
}

/** What is met names tests that are there, or says that it has none. */
function faultsOfProof(id: string, shown: string, file: string, root: string): string[] {
  const tests = [...shown.matchAll(namedTest)].map(([, words = '', target = '']) => ({ words, target }));
  if (tests.length === 0) return shown.startsWith('No test: ') ? [] : [`${id} names no test`];
  return tests.flatMap(({ words, target }) => {
    const path = join(root, dirname(file), target);
    if (!isTest.test(target) || !existsSync(path)) return [`${id} names no file of tests that exists: ${target}`];
    return isTitle(words, readFileSync(path, 'utf8')) ? [] : [`${id} names no test that exists: ${words}`];
  });
}
