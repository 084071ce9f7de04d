import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@tradehall/domain/countries/languages.ts';
import { contentTexts, type ContentTexts } from './content-texts';

// The compiled program reads the same files as the tests do.
function textsFolder(): string {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the engine package has no package.json above the seed');
  return join(dirname(packageFile), 'seed', 'content', 'texts');
}

export function textsOfLanguage(language: Language): ContentTexts {
  return contentTexts.parse(JSON.parse(readFileSync(join(textsFolder(), `${language}.json`), 'utf8')));
}
