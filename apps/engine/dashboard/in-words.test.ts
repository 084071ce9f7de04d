import { expect, it } from 'vitest';
import { inWords } from './in-words';

it('makes a label of a name', () => {
  expect(inWords('campaignName')).toBe('Campaign name');
  expect(inWords('hero-banner')).toBe('Hero banner');
  expect(inWords('src')).toBe('Src');
});
