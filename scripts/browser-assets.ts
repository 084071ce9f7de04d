// `node scripts/browser-assets.ts [folder]` reads what the storefront's build gives to browsers: the library that checks answers
// weighs as much as the framework, and only the form of the payment may load it.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folders.ts';

const mayLoad = { file: /^use-payment-form-/, routes: ['checkout/payment'] };
/** The library's own name of its first class, which no build shortens. */
const ofLibrary = '$ZodType';

const manifest = z.object({
  routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()).default([]) })),
});

function readManifest(folder: string) {
  const [file] = globSync('manifest-*.js', { cwd: folder });
  if (file === undefined) throw new Error(`${folder} has no manifest: npm run build`);
  const text = readFileSync(join(folder, file), 'utf8');
  return manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

function faultsIn(folder: string): string[] {
  const holding = globSync('*.js', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes(ofLibrary),
  );
  const strangers = holding.filter((file) => !mayLoad.file.test(file));
  const loading = Object.entries(readManifest(folder).routes)
    .filter(([, { module, imports }]) => [module, ...imports].some((path) => holding.includes(basename(path))))
    .map(([route]) => route);
  return [
    ...(holding.length === 0 ? ['refused: zod is found in no file; is it still looked for by the right name?'] : []),
    ...strangers.map((file) => `refused: ${file} holds zod`),
    ...loading.filter((route) => !mayLoad.routes.includes(route)).map((route) => `refused: ${route} loads zod`),
  ];
}

const faults = faultsIn(process.argv[2] ?? join(projectFolder, 'apps/storefront/build/client/assets'));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
