import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example names every variable that the schemas name, with its default', async () => {
  await expect(await envExample()).toMatchFileSnapshot('../.env.example');
});

it('.env.example is another file when a variable is missing', async () => {
  const fixture = readFileSync(join(import.meta.dirname, 'must-fail/env-example/lacks-a-secret.env'), 'utf8');
  const missing = (await envExample()).split('\n').filter((line) => !fixture.split('\n').includes(line));
  expect(new Set(missing)).toEqual(new Set(['#ENGINE_SECRET=development-engine-secret']));
});
