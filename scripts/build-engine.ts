// The engine is CommonJS with decorators, which Node cannot strip: swc transpiles it file by file, tsc only checks it.
// The demo's catalogue is written by the engine's own means, so it is CommonJS as well.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';

const project = join(import.meta.dirname, '..');

/** A process that starts meanwhile finds every file whole, and those that are right already untouched. */
async function writeWhole(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old === text) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}-${process.pid}-draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Answers the program it has written. */
async function transpile(room: string, file: string): Promise<string> {
  const { code, map } = await transformFile(join(room, file), {
    swcrc: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
  });
  const target = join(room, 'dist', file.replace(/\.ts$/, '.js'));
  if (map) await writeWhole(`${target}.map`, map);
  await writeWhole(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
  return code;
}

/** What no source is behind any more goes; what is still right stays there throughout, for a process that runs from it. */
async function build(room: string, pattern: string): Promise<string[]> {
  const sources = await Array.fromAsync(glob(pattern, { cwd: room, exclude: ['dist', 'node_modules'] }));
  const compiled = sources.filter((file) => !file.endsWith('.test.ts')).toSorted();
  const programs = await Promise.all(compiled.map((file) => transpile(room, file)));
  const wanted = new Set(compiled.map((file) => file.replace(/\.ts$/, '.js')));
  const output = join(room, 'dist');
  for await (const file of glob(pattern.replace(/ts$/, 'js'), { cwd: output })) {
    if (!wanted.has(file)) await rm(join(output, file));
  }
  console.log(`${room.slice(project.length + 1)}: ${compiled.length} files transpiled`);
  return programs;
}

const engine = join(project, 'apps/engine');
const programs = await build(engine, '{src,migrations}/**/*.ts');
// What is kept from one start to the next (`kept-schema.ts`) is of this code and these libraries.
const buildId = createHash('sha256').update(await readFile(join(project, 'package-lock.json')));
for (const program of programs) buildId.update(program);
await writeWhole(join(engine, 'dist/build-id'), buildId.digest('hex').slice(0, 16));

const demoCatalogue = join(project, 'demo/catalogue');
if (existsSync(demoCatalogue)) await build(demoCatalogue, '**/*.ts');
