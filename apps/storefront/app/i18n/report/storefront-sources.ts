import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const storefront = join(import.meta.dirname, '../../..');
const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file) && !file.startsWith('app/i18n/report/');

/** All that the storefront is made of: a key that only a test names is not used. */
export const readStorefrontSources = (): string =>
  globSync('{app,server}/**/*.{ts,tsx}', { cwd: storefront })
    .filter(isSource)
    .map((file) => readFileSync(join(storefront, file), 'utf8'))
    .join('\n');
