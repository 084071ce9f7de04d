// The engine is CommonJS with decorators, which Node cannot strip: swc transpiles it file by file, tsc only checks it.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';

const engine = join(import.meta.dirname, '../apps/engine');
const output = join(engine, 'dist');

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
async function transpile(file: string): Promise<string> {
  const { code, map } = await transformFile(join(engine, file), {
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
  const target = join(output, file.replace(/\.ts$/, '.js'));
  if (map) await writeWhole(`${target}.map`, map);
  await writeWhole(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
  return code;
}

const sources = await Array.fromAsync(glob('{src,migrations,seed}/**/*.ts', { cwd: engine }));
const compiled = sources.filter((file) => !file.endsWith('.test.ts')).toSorted();
const programs = await Promise.all(compiled.map(transpile));

// What is kept from one start to the next (`kept-schema.ts`) is of this code and these libraries.
const buildId = createHash('sha256').update(await readFile(join(import.meta.dirname, '../package-lock.json')));
for (const program of programs) buildId.update(program);
await writeWhole(join(output, 'build-id'), buildId.digest('hex').slice(0, 16));

// Last year's migration must not run again; and what is still right stays there throughout, for a process that runs from it.
const wanted = new Set(compiled.map((file) => file.replace(/\.ts$/, '.js')));
for await (const file of glob('{src,migrations,seed}/**/*.js', { cwd: output })) {
  if (!wanted.has(file)) await rm(join(output, file));
}
console.log(`engine: ${compiled.length} files transpiled`);
