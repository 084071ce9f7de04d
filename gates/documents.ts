import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Document {
  readonly file: string;
  readonly text: string;
}

const link = /\]\(([^)\s]+)\)/g;
const isElsewhere = (target: string) => /^(?:[a-z]+:|#)/.test(target);

/** Relative links of the documents that lead to no file or folder. */
export function deadLinks(documents: readonly Document[], root: string): string[] {
  return documents.flatMap(({ file, text }) =>
    [...text.matchAll(link)]
      .map(([, target = '']) => target.replace(/#.*$/, ''))
      .filter((target) => target !== '' && !isElsewhere(target))
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
}

const code = /^```.*?^```$/gms;
/** A paragraph, an item of a list or a cell of a table begins here. */
const begins = /^\s*(?:-|\d+\.)\s|^#/;

function passagesOf(text: string): string[] {
  const lines = text.replace(code, '').split('\n');
  const passages = [''];
  for (const line of lines) {
    if (line.startsWith('|')) passages.push(...line.split(' | '), '');
    else if (line.trim() === '') passages.push('');
    else if (begins.test(line)) passages.push(line);
    else passages.push(`${passages.pop() ?? ''} ${line}`);
  }
  return passages;
}

const wordsOf = (passage: string) =>
  passage
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));

/** Passages of a document that have more words than a reader takes in at once. */
export function longPassages({ text }: Document, mostWords: number): string[] {
  const long = passagesOf(text).filter((passage) => wordsOf(passage).length > mostWords);
  return long.map((passage) => `${wordsOf(passage).length} words: ${passage.trim().slice(0, 60)}…`);
}
