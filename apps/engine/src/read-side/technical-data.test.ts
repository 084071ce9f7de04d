import { languages } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { Labels } from './labels';
import { marketsOn } from './markets';
import { projectFacetWords, projectTechnicalData } from './technical-data';

const labels = new Labels(
  [
    { key: 'power', language: 'en', label: 'Power' },
    { key: 'power', language: 'de', label: 'Leistung' },
    { key: 'capacity', language: 'en', label: 'Capacity' },
  ],
  [
    { key: 'stainless-steel', language: 'en', label: 'stainless steel' },
    { key: 'stainless-steel', language: 'de', label: 'Edelstahl' },
    { key: 'yes', language: 'de', label: 'ja' },
    { key: 'pieces', language: 'de', label: 'Stück' },
  ],
);

function valuesIn(locale: string, ...details: Parameters<typeof projectTechnicalData>[0]) {
  const market = marketsOn(new Date('2026-11-15')).find((each) => each.locale === locale);
  if (market === undefined) throw new Error(`there is no market ${locale}`);
  return projectTechnicalData(details, labels, market);
}

describe('the words of facets', () => {
  it('are those of the technical data, with the unit, in English where the language has none', () => {
    const { facets, values } = projectFacetWords(labels, 'de');
    expect(facets['power-w']).toEqual({ label: 'Leistung', unit: 'W' });
    expect(facets['in-stock']).toBeUndefined();
    expect(values).toMatchObject({ 'stainless-steel': 'Edelstahl', yes: 'ja' });
    expect(projectFacetWords(labels, 'el').values['stainless-steel']).toBe('stainless steel');
  });
});

describe('the technical data', () => {
  it('are labelled in the language of the page', () => {
    expect(valuesIn('de-DE', { key: 'power', value: 1500, unit: 'W' })).toEqual([
      { name: 'power', label: 'Leistung', type: 'number', value: '1.500\u00a0W' },
    ]);
  });

  it.each([
    ['de-DE', /^12\.500,75\u00a0mm$/],
    ['de-CH', /^12['’]500\.75\u00a0mm$/],
    ['en-GB', /^12,500\.75\u00a0mm$/],
    ['fr-FR', /^12[\u00a0\u202f]500,75\u00a0mm$/],
  ])('write numbers as %s does', (locale, value) => {
    expect(valuesIn(locale, { key: 'width', value: 12500.75, unit: 'mm' })[0]?.value).toMatch(value);
  });

  it('translate words, answers and units', () => {
    const details = [
      { key: 'material', value: 'stainless-steel' },
      { key: 'timer', value: true },
      { key: 'content', value: 4, unit: 'pieces' },
      { key: 'programmes', value: ['stainless-steel', 'GN 1/1'] },
    ];
    expect(valuesIn('de-AT', ...details).map(({ type, value }) => [type, value])).toEqual([
      ['localized-enum', 'Edelstahl'],
      ['boolean', 'ja'],
      ['number', '4\u00a0Stück'],
      ['localized-enum', 'Edelstahl, GN 1/1'],
    ]);
  });

  it('fall back to English, and then to what is stored', () => {
    expect(valuesIn('el-GR', { key: 'capacity', value: 'stainless-steel' })).toEqual([
      { name: 'capacity', label: 'Capacity', type: 'localized-enum', value: 'stainless steel' },
    ]);
    expect(valuesIn('de-DE', { key: 'norm', value: 'EN 60335' })).toEqual([
      { name: 'norm', label: 'norm', type: 'string', value: 'EN 60335' },
    ]);
  });

  it('have a market in every language of the shop', () => {
    expect(new Set(marketsOn(new Date()).map(({ language }) => language))).toEqual(new Set(languages));
  });
});
