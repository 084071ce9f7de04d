import { describe, expect, it } from 'vitest';
import {
  altHint,
  changedTexts,
  chosenForBlock,
  languageChoices,
  missingInWords,
  refusedInWords,
} from './picture-words';

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

describe('a picture that is chosen for a block', () => {
  const picture = {
    assetId: '7',
    name: 'oven.jpg',
    picture: '/media/uploads/0a',
    address: '/media/uploads/0a-1280.webp',
    width: 1280,
    height: 853,
    state: 'ready',
    texts: [{ language: 'de', alt: 'Ein Ofen' }],
    missingLanguages: [],
  };

  it('brings its address and measures, and the text of the library in the language of the page', () => {
    const kept = { src: '/media/uploads/0a-1280.webp', alt: 'Ein Ofen', width: 1280, height: 853 };
    expect(chosenForBlock(picture, 'de')).toEqual(kept);
    expect(chosenForBlock(picture, 'el')).toEqual({ ...kept, alt: '' });
  });

  it('says where the library has no text in that language', () => {
    expect(altHint(picture, 'el')).toMatch(/^The library has no text in \S+: say here/);
    expect(altHint(picture, 'de')).not.toContain('library');
    expect(altHint(null, 'el')).not.toContain('library');
  });
});

it('says which files of an upload were refused and why, and that the others are kept', () => {
  const kept = { id: '1' };
  const refused = { message: 'bomb.png has more than 50 million pixels.' };
  const answer = (...createAssets: object[]) => refusedInWords({ createAssets });
  expect(answer(kept, refused, kept)).toEqual({
    title: '1 file was refused. The other 2 are kept.',
    reasons: 'bomb.png has more than 50 million pixels.',
  });
  expect(answer(refused, refused)?.title).toBe('2 files were refused. Nothing was kept.');
  expect(answer(kept, kept)).toBeNull();
  expect(refusedInWords({ updateProduct: { id: '1' } })).toBeNull();
});
