import { describe, expect, it } from 'vitest';
import { shownAuthorName, tidyText } from './written-review.ts';

describe('the text of a review', () => {
  it('keeps its paragraphs and loses what nobody sees', () => {
    expect(tidyText('  Good\u202e oven. \r\n\r\n\r\n\r\n Heats\t\tquickly.\u200b  ')).toBe(
      'Good oven.\n\nHeats quickly.',
    );
  });

  it('is nothing where there is nothing to read', () => {
    expect(tidyText('\u200b \n\u2060')).toBe('');
  });
});

describe('the name beside a review', () => {
  it('is the first name with an initial unless she writes another', () => {
    expect(shownAuthorName('Ada', 'Berg')).toBe('Ada B.');
    expect(shownAuthorName(' Ada ', '')).toBe('Ada');
    expect(shownAuthorName('Ζωή', 'Ωραία')).toBe('Ζωή Ω.');
    expect(shownAuthorName('', '𝒳eno')).toBe('𝒳.');
  });
});
