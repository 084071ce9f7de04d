import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unsetProperties } from './styles.ts';

it('styles of the storefront use no custom property that nothing sets', () => {
  expect(unsetProperties('apps/storefront/app', join(import.meta.dirname, '..'))).toEqual([]);
});

it('one that nothing sets is found', () => {
  expect(unsetProperties('styles', join(import.meta.dirname, 'must-fail'))).toEqual(['styles/card.css: --line']);
});
