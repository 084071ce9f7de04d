import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refuseUnlessPinned } from './meilisearch-program.ts';

it('a Meilisearch archive that is not the pinned one is refused and removed', () => {
  const archive = join(mkdtempSync(join(tmpdir(), 'tradehall-')), 'meilisearch.tgz');
  writeFileSync(archive, 'something else');
  expect(() => {
    refuseUnlessPinned(archive);
  }).toThrow('is not the pinned one');
  expect(existsSync(archive)).toBe(false);
});
