import { existsSync } from 'node:fs';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { orSayWhy } from './or-say-why.ts';
import { installSystemPackages } from './services/system-packages.ts';

const packages = [
  { name: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql') || findProgram('initdb') !== null },
  { name: 'redis-server', isThere: () => findProgram('redis-server') !== null },
  { name: 'chromium-headless-shell', isThere: () => findProgram('chromium-headless-shell') !== null },
];

await orSayWhy(async () => {
  const missing = packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length > 0) installSystemPackages(missing);
  console.log(`system packages: ${missing.length === 0 ? 'all there' : `installed ${missing.join(', ')}`}`);
  return Promise.resolve();
});
