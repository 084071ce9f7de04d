import { blockSchemas } from '@tradehall/domain/content/content-block.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyFields, emptyVariant, withField } from './empty-value';
import { fieldModel, groupModel, type GroupModel } from './field-model';
import { jsonSchemas } from './json-schema';

// As the engine answers them.
const schemas = jsonSchemas.parse(
  Object.fromEntries([...blockSchemas].map(([kind, fields]) => [kind, z.toJSONSchema(fields, { io: 'input' })])),
);
const modelOf = (kind: string): GroupModel => groupModel(schemas[kind] ?? {});
const fieldOf = (kind: string, name: string) => modelOf(kind).fields.find((field) => field.name === name);

describe('the form of a block', () => {
  it('exists for every kind, in the order of the kinds', () => {
    expect(Object.keys(schemas)).toEqual([...blockSchemas.keys()]);
    for (const kind of Object.keys(schemas)) expect(modelOf(kind).fields.length, kind).toBeGreaterThan(0);
  });

  it('has a line for a heading, an area for a text and one for formatted text', () => {
    expect(fieldOf('text-section', 'title')).toMatchObject({ isOptional: true, model: { kind: 'line' } });
    expect(fieldOf('text-section', 'html')).toMatchObject({ isOptional: false, model: { kind: 'html' } });
    expect(fieldOf('page-title', 'text')).toMatchObject({ model: { kind: 'text', maxLength: 600 } });
  });

  it('asks for days, moments, choices and yes or no', () => {
    expect(fieldOf('campaign-countdown', 'startsAt')).toMatchObject({ label: 'Starts at', model: { kind: 'moment' } });
    const layout = fieldOf('marketing-landing-page-config', 'layout')?.model;
    expect(layout).toEqual({ type: 'choice', choices: ['default', 'full-width', 'no-footer'] });
    expect(fieldOf('marketing-landing-page-config', 'indexed')?.model).toEqual({ type: 'yes-or-no' });
  });

  it('knows how many entries a list may have and what an entry is made of', () => {
    const { model } = fieldOf('banner-boxes', 'boxes') ?? {};
    expect(model).toMatchObject({ type: 'list', min: 2, max: 6, item: { type: 'group' } });
    expect(fieldOf('category-box-links', 'boxes')?.model).toMatchObject({
      item: { fields: [{ name: 'category' }, { name: 'links', model: { type: 'list', item: { type: 'text' } } }] },
    });
  });

  it('chooses products by number, by tag, of a category or of a brand', () => {
    const { model } = fieldOf('home-products', 'source') ?? {};
    if (model?.type !== 'variants') throw new Error('products have no variants');
    expect(model.by).toBe('by');
    expect(Object.keys(model.variants)).toEqual(['skus', 'tag', 'category', 'brand']);
    expect(emptyVariant(model, 'tag')).toEqual({ by: 'tag', tag: '', limit: 1 });
  });

  it('has a picture chosen from the library, wherever a block has one', () => {
    expect(fieldOf('hero-banner', 'picture')).toMatchObject({ isOptional: false, model: { type: 'picture' } });
    expect(fieldOf('video-banner', 'poster')?.model).toEqual({ type: 'picture' });
    expect(fieldOf('nav-image-grid', 'tiles')?.model).toMatchObject({
      item: { fields: [{}, {}, { name: 'picture' }] },
    });
    const optional = fieldOf('page-title', 'picture');
    expect(optional).toMatchObject({ isOptional: true, model: { type: 'picture' } });
  });

  it('says so where it does not know a kind of field', () => {
    expect(() => fieldModel({ type: 'null' })).toThrow('nobody knows how to type in');
  });
});

describe('a new block', () => {
  it('begins with the fields that must be there, and no others', () => {
    expect(emptyFields(modelOf('hero-banner'))).toEqual({
      title: '',
      picture: { src: '', alt: '', width: 1, height: 1 },
      link: { label: '', to: '' },
    });
    expect(emptyFields(modelOf('banner-boxes'))).toEqual({
      boxes: [
        { title: '', link: { label: '', to: '' } },
        { title: '', link: { label: '', to: '' } },
      ],
    });
  });

  it('loses a field that is emptied if it need not be there', () => {
    expect(withField({ title: 'A', text: 'B' }, 'text', undefined)).toEqual({ title: 'A' });
    expect(withField({ title: 'A' }, 'text', 'C')).toEqual({ title: 'A', text: 'C' });
  });
});
