import { describe, expect, it } from 'vitest';
import { type LanguageTexts, languageTexts, noTexts, slugOfName, stateOfLanguage } from './product-texts';

const english: LanguageTexts = {
  ...noTexts,
  name: 'Oven',
  slug: 'oven-10000001',
  description: '<p>Hot.</p>',
  highlights: ['Hot', 'Fast'],
};
const german: LanguageTexts = {
  ...english,
  name: 'Ofen',
  description: '<p>Heiß.</p>',
  highlights: ['Heiß', 'Schnell'],
};
const never = () => false;

describe('how far a language is beside its source', () => {
  it('is complete when it says all that the source says', () => {
    expect(stateOfLanguage(german, english, never)).toEqual({ state: 'complete', fields: [] });
  });

  it('names what is missing first: empty texts, lists that are shorter, and an editor that shows nothing', () => {
    const texts = { ...german, description: '<p></p>', highlights: ['Heiß'], name: english.name };
    expect(stateOfLanguage(texts, english, () => true)).toEqual({
      state: 'missing',
      fields: ['description', 'highlights'],
    });
    expect(stateOfLanguage(noTexts, english, never).fields).toEqual(['name', 'description', 'highlights']);
  });

  it('names what the source says differently by now, then what is the same word for word', () => {
    const texts = { ...german, name: english.name };
    expect(stateOfLanguage(texts, english, (field) => field === 'description')).toEqual({
      state: 'changed',
      fields: ['description'],
    });
    expect(stateOfLanguage(texts, english, never)).toEqual({ state: 'same', fields: ['name'] });
  });

  it('asks for nothing that the source does not say', () => {
    expect(stateOfLanguage(german, noTexts, never).state).toBe('complete');
  });
});

describe('texts that an operator saves', () => {
  it('lose empty lines, and spaces around them', () => {
    const typed = { ...english, name: ' Oven ', highlights: [' Hot', ' '], faq: [{ question: '', answer: ' ' }] };
    expect(languageTexts.parse(typed)).toMatchObject({ name: 'Oven', highlights: ['Hot'], faq: [] });
  });

  it.each([
    { name: 'x'.repeat(201) },
    { metaTitle: 'x'.repeat(256) },
    { highlights: Array.from({ length: 41 }, () => 'Hot') },
    { faq: [{ question: 'Is it hot?', answer: '' }] },
  ])('are refused where they are longer than their field, or half a question', (given) => {
    expect(languageTexts.safeParse({ ...english, ...given }).success).toBe(false);
  });
});

describe('the address that is made of a name', () => {
  it.each([
    ['Kühlschrank 10 l', 'kuhlschrank-10-l'],
    ['Φούρνος', 'φουρνος'],
    ['Печка, голяма', 'печка-голяма'],
    ['***', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});
