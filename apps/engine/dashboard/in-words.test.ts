import { expect, it } from 'vitest';
import { inWords, shopInWords } from './in-words';

it('makes a label of a name', () => {
  expect(inWords('campaignName')).toBe('Campaign name');
  expect(inWords('hero-banner')).toBe('Hero banner');
  expect(inWords('src')).toBe('Src');
});

it('names a shop by its country', () => {
  expect(['tradehall_de', 'tradehall_gb', 'elsewhere'].map(shopInWords)).toEqual([
    'Germany',
    'United Kingdom',
    'elsewhere',
  ]);
});
