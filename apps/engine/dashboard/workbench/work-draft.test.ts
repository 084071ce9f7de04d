import { describe, expect, it } from 'vitest';
import { noTexts } from '../../src/workbench/product-texts';
import { branchesOf, found, pathsOf } from './category-branches';
import { isOutdated } from './text-words';
import { changesOf, draftOf, newDetail, problemsOf, withFile, withText } from './work-draft';
import type { ProductWork, ShownForm } from './workbench.documents';

const power: ShownForm = {
  ...{ key: 'power', label: 'Power', kind: 'number', units: ['W'], choices: [], usual: null, isOfFamily: true },
};
const timer: ShownForm = { ...power, key: 'timer', label: 'Timer', kind: 'yes-or-no', units: [] };
const forms = new Map([power, timer].map((form) => [form.key, form]));
const work: ProductWork = {
  ...{ productId: '1', version: 'v', sku: 'EX10000001', enabled: true, related: [], attributes: [power, timer] },
  facts: {
    brand: 'B',
    family: '',
    model: '',
    ean: '',
    energyClass: '',
    energyScale: '',
    manualUrl: '',
    video: '',
    videoPoster: '',
  },
  texts: [
    { language: 'en', texts: { ...noTexts, name: 'Oven' } },
    { language: 'de', texts: { ...noTexts, name: 'Ofen' } },
  ],
  outdated: [{ language: 'de', field: 'name', source: 'en' }],
  technicalData: [{ key: 'power', value: 1500, unit: 'W' }],
  ...{ categoryIds: ['2', '1'], relatedAccessories: [], accessoryOf: [], setParts: [], files: [] },
};

describe('what is sent of a product', () => {
  it('is nothing while nothing differs', () => {
    expect(changesOf(work, draftOf(work), forms)).toEqual({});
    expect(changesOf(work, { ...draftOf(work), categoryIds: ['1', '2'] }, forms)).toEqual({});
  });

  it('is the language that was changed, with the source it was written beside', () => {
    const draft = withText(draftOf(work), 'de', 'en', { name: 'Backofen' });
    expect(changesOf(work, draft, forms)).toEqual({
      texts: [{ language: 'de', texts: { ...noTexts, name: 'Backofen' } }],
      checked: [{ language: 'de', source: 'en', fields: ['name'] }],
    });
    expect(isOutdated(work, draftOf(work), 'de', 'name')).toBe(true);
    expect(isOutdated(work, draft, 'de', 'name')).toBe(false);
  });

  it('is that somebody has looked a text over, and of English never', () => {
    const looked = withText(draftOf(work), 'de', 'en', {}, ['name']);
    expect(changesOf(work, looked, forms)).toEqual({ checked: [{ language: 'de', source: 'en', fields: ['name'] }] });
    const english = withText(draftOf(work), 'en', 'de', { name: 'Baking oven' });
    expect(changesOf(work, english, forms)).not.toHaveProperty('checked');
  });

  it('is the documents, one of a kind in a language', () => {
    const file = (language: 'de' | 'fr', address: string) => ({ kind: 'manual', language, address }) as const;
    const twice = withFile(withFile(draftOf(work), file('de', '/media/a.pdf')), file('fr', '/media/b.pdf'));
    const files = [file('fr', '/media/b.pdf'), file('de', '/media/c.pdf')];
    expect(changesOf(work, withFile(twice, file('de', '/media/c.pdf')), forms)).toEqual({ files });
  });

  it('is what comes with a set, in its order', () => {
    const setParts = [{ sku: 'EX10000002', quantity: 2 }];
    expect(changesOf(work, { ...draftOf(work), setParts }, forms)).toEqual({ setParts });
    expect(changesOf({ ...work, setParts }, draftOf(work), forms)).toEqual({ setParts: [] });
  });

  it('is a number as people type it, with a comma or a point, and nothing that is none', () => {
    const typed = (text: string) => {
      const draft = draftOf(work);
      return { ...draft, details: draft.details.map((detail) => ({ ...detail, typed: text })) };
    };
    const sent = (text: string) => changesOf(work, typed(text), forms)['technicalData'];
    expect(sent('1500,5')).toEqual([{ key: 'power', value: 1500.5, unit: 'W' }]);
    expect(sent('20; 30')).toEqual([{ key: 'power', value: [20, 30], unit: 'W' }]);
    expect(problemsOf(typed('1.500,5'), forms)).toEqual([{ detailId: 0, words: 'This is no number.' }]);
  });

  it('asks for a value of an attribute that was added', () => {
    const draft = draftOf(work);
    const added = newDetail(timer, draft.details);
    expect(problemsOf({ ...draft, details: [...draft.details, added] }, forms)).toHaveLength(1);
    const chosen = { ...draft, details: [{ ...added, typed: 'no' }] };
    expect(changesOf(work, chosen, forms)['technicalData']).toEqual([{ key: 'timer', value: false }]);
  });
});

describe('the tree of categories', () => {
  const row = (id: string, parentId: string, name: string) => ({
    id,
    parentId,
    name,
    isPrivate: false,
    isTop: parentId === '0',
  });
  const branches = branchesOf([row('1', '0', 'Gastronomy'), row('2', '1', 'Ovens'), row('3', '1', 'Fryers')]);

  it('shows what is searched for and the way there', () => {
    expect(found(branches, 'oven').map(({ children }) => children.map(({ name }) => name))).toEqual([['Ovens']]);
    expect(found(branches, 'gastro')).toEqual(branches);
    expect(found(branches, 'kettle')).toEqual([]);
    expect(pathsOf(branches).get('3')).toBe('Gastronomy › Fryers');
  });
});
