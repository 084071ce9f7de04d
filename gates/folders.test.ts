import { join } from 'node:path';
import { expect, it } from 'vitest';
import { circlesOf, crowdedFolders, readImports } from './folders.ts';

const root = join(import.meta.dirname, '..');
const rooms = [
  'packages/domain/src',
  'packages/process/src',
  'apps/engine/src',
  'apps/middleware/src',
  'apps/storefront/app',
  'apps/storefront/server',
];

it.each(rooms)('no folders of %s import each other in a circle', { timeout: 60_000 }, async (room) => {
  expect(circlesOf(await readImports([room], root))).toEqual([]);
});

it('a circle between folders is found although no files are one', async () => {
  const fixture = join(import.meta.dirname, 'must-fail/folders');
  expect(circlesOf(await readImports(['packages'], fixture))).toEqual([
    'packages/domain/src/orders → packages/domain/src/cart → packages/domain/src/orders',
  ]);
});

const everywhere = ['packages', 'apps', 'demo', 'tools', 'scripts', 'gates', 'e2e'];

it('no folder holds more than forty files', () => {
  expect(crowdedFolders(everywhere, root, 40)).toEqual([]);
});

it('a crowded folder is found', () => {
  expect(crowdedFolders(['must-fail/folders'], import.meta.dirname, 1)).toEqual([
    'must-fail/folders/packages/domain/src/cart: 2 files',
    'must-fail/folders/packages/domain/src/orders: 2 files',
  ]);
});
