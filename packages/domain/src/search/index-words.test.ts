import { describe, expect, it } from 'vitest';
import type { Language } from '../locales/languages.ts';
import { analyseQuery } from './analyse-query.ts';
import { IndexWords } from './index-words.ts';

function finds(language: Language, name: string, query: string): boolean {
  const words = new IndexWords(language, []);
  const indexed = new Set([...words.of(name), ...words.modifiersIn(name), ...words.synonymsOf(name)]);
  return analyseQuery(language, query).terms.every((term) => indexed.has(term));
}

describe('the words of a product', () => {
  it.each<[Language, string, string]>([
    ['de', 'Schweißhelm', 'helm'],
    ['de', 'Schweißhelm', 'Schweiß-Helm'],
    ['de', 'Rundfilter-Kaffeemaschine', 'kaffeemaschinen'],
    ['de', 'Rundfilter-Kaffeemaschine', 'maschine für kaffee'],
    ['de', 'Pizzaöfen', 'ofen'],
    ['de', 'Bain-Marie', 'bainmarie'],
    ['nl', 'Kettingzaag', 'zagen'],
    ['da', 'Højtryksrenser', 'renser'],
    ['sv', 'Svetshjälm', 'hjälm'],
    ['nb', 'Frityrkoker', 'koker'],
    ['fi', 'Hitsauskone', 'koneet'],
    ['en', 'Deep fryer – 6 l', 'chip fryer 6l'],
    ['de', 'Fritteuse', 'Friteuse'],
    ['de', 'Druckluftkompressor', 'Kompressor'],
    ['pl', 'Wytwornica lodu', 'kostkarka'],
    ['bg', 'Ъглошлайф', 'флекс'],
  ])('in %s: %s is found by %s', (language, name, query) => {
    expect(finds(language, name, query)).toBe(true);
  });

  it.each<[Language, string, string]>([
    ['de', 'Kaffeemühle', 'Maschine'],
    ['de', 'Fritteuse 6 l', 'Fritteuse 8 l'],
    ['en', 'Air compressor', 'deep fryer'],
  ])('in %s: %s is not found by %s', (language, name, query) => {
    expect(finds(language, name, query)).toBe(false);
  });

  it('tell what it is from what it is for', () => {
    const words = new IndexWords('de', []);
    expect(words.of('Kaffeemaschine')).toEqual(['kaffeemaschine', 'kaffeemaschi', 'maschi']);
    expect(words.modifiersIn('Kaffeemaschine')).toEqual(['kaff']);
  });

  it('can be taken apart by what the catalogue calls its categories', () => {
    expect(new IndexWords('de', ['brezel']).modifiersIn('Brezelofen')).toEqual(['brezel']);
    expect(new IndexWords('de', ['zuber']).of('Badezuber')).toContain('zuber');
    expect(new IndexWords('de', []).of('Badezuber')).not.toContain('zuber');
  });
});

describe('a query', () => {
  it('is read as the words are, without those that tell nothing apart', () => {
    expect(analyseQuery('de', 'Waagen mit 200 kg')).toEqual({
      terms: ['waag', '200000g'],
      begun: { terms: ['waag'], prefix: '200000g' },
      typed: ['waagen', 'mit', '200', 'kg'],
      number: '#waagenmit200kg',
    });
    expect(analyseQuery('en', 'the').terms).toEqual(['the']);
    expect(analyseQuery('de', 'waage').number).toBeNull();
    expect(analyseQuery('de', ' – ').terms).toEqual([]);
  });
});
