import { describe, expect, it } from 'vitest';
import { changedTexts, languageChoices, missingInWords } from './picture-words';

const every = languageChoices.map(({ language }) => language);

describe('the warning beside a picture', () => {
  it('names the languages without a text', () => {
    expect(missingInWords({ missingLanguages: ['fr', 'pl'] })).toMatch(/^Without a text: fr, pl\./);
    expect(missingInWords({ missingLanguages: every })).toMatch(/^No language has a text/);
  });

  it('is not there where every language has one', () => {
    expect(missingInWords({ missingLanguages: [] })).toBeNull();
  });
});

it('saves only the texts of a picture that were changed', () => {
  const picture = { texts: [{ language: 'de', alt: 'Ofen' }] };
  expect(changedTexts(picture, { de: 'Ofen ', fr: '', en: 'Oven' })).toEqual([{ language: 'en', alt: 'Oven' }]);
  expect(changedTexts(picture, { de: '' })).toEqual([{ language: 'de', alt: '' }]);
});
