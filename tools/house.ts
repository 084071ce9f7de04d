// npm run house [-- <folder of a checkout>]: how large the tree is, part by part. The figures are to be told, not chased.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const fewLines = 15;
const manyFiles = 40;

const isTest = (file: string) => /\.(?:test|e2e)\.tsx?$|^e2e\/|^gates\/|\/testing\//.test(file);
/** In older trees the demo's catalogue, pictures and fakes stand inside the product, and the tools among the scripts. */
const isDemo = (file: string) =>
  /^(?:demo|apps\/engine\/seed|packages\/pictures|packages\/testing\/src\/fakes)\//.test(file);
const isTool = (file: string) =>
  /^(?:tools\/|scripts\/(?:bench|storm|crash|crawl|gallery|pseudo|messages|lighthouse)[./])/.test(file);
const parts = ['product', 'scripts', 'demo', 'tools', 'tests'] as const;

function partOf(file: string): (typeof parts)[number] {
  if (isDemo(file)) return 'demo';
  if (isTool(file)) return 'tools';
  if (isTest(file)) return 'tests';
  return file.startsWith('scripts/') ? 'scripts' : 'product';
}

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

function importLines({ lines }: Source): number {
  let isInside = false;
  return lines.filter((line) => {
    const isOne = isInside || /^(?:import|export .*\bfrom) /.test(line);
    isInside = isOne && !line.trimEnd().endsWith(';');
    return isOne;
  }).length;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function figuresOf(sources: readonly Source[]) {
  const lengths = sources.map(({ lines }) => lines.length);
  const folders = Map.groupBy(sources, ({ file }) => dirname(file));
  return {
    files: sources.length,
    lines: sum(lengths),
    medianFile: median(lengths),
    filesUnder15: lengths.filter((length) => length < fewLines).length,
    importPercent: Math.round((1_000 * sum(sources.map(importLines))) / Math.max(sum(lengths), 1)) / 10,
    foldersAbove40: [...folders.values()].filter((held) => held.length > manyFiles).length,
  };
}

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const sources = tracked
  .filter((file) => existsSync(join(root, file)) && !file.includes('must-fail/'))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n') }));
const byPart = Map.groupBy(sources, ({ file }) => partOf(file));
console.table(Object.fromEntries(parts.map((part) => [part, figuresOf(byPart.get(part) ?? [])])));
