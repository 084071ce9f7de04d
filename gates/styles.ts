import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const matchesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Custom properties that a style uses and nothing sets: its whole line is dropped, and no tool says so. */
export function unsetProperties(room: string, root: string): readonly string[] {
  const read = (pattern: string) =>
    globSync(`${room}/**/*.${pattern}`, { cwd: root }).map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    }));
  const styles = read('css');
  const set = new Set([
    ...styles.flatMap(({ text }) => matchesOf(text, /(--[\w-]+)\s*:/g)),
    ...read('tsx').flatMap(({ text }) => matchesOf(text, /'(--[\w-]+)'/g)),
  ]);
  return styles.flatMap(({ file, text }) =>
    matchesOf(text, /var\((--[\w-]+)\)/g)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
}
