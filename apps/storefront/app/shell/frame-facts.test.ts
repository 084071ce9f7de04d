import { describe, expect, it } from 'vitest';
import { frameFacts } from './frame-facts.ts';

const root = { handle: undefined, loaderData: { layout: 'base' } };
const factsOf = (page: { handle?: unknown; loaderData?: unknown }) =>
  frameFacts([root, { handle: undefined, loaderData: undefined, ...page }]);

describe('the frame around a page', () => {
  it('is the default one, with the newsletter, around a page that says nothing', () => {
    expect(factsOf({})).toEqual({
      layout: 'default',
      hasNewsletter: true,
      alternates: [],
    });
    expect(factsOf({ loaderData: null, handle: { layout: 'unheard-of' } }).layout).toBe('default');
  });

  it('has the layout its route or its content asks for, with the newsletter in full width where it is asked for', () => {
    expect(factsOf({ handle: { layout: 'no-footer' } })).toMatchObject({ layout: 'no-footer', hasNewsletter: false });
    const wide = { layout: 'full-width' };
    expect(factsOf({ loaderData: wide })).toMatchObject({ ...wide, hasNewsletter: false });
    expect(factsOf({ loaderData: { ...wide, hasNewsletter: true } })).toMatchObject({ ...wide, hasNewsletter: true });
    expect(factsOf({ loaderData: { layout: 'no-footer', hasNewsletter: true } }).hasNewsletter).toBe(false);
    expect(factsOf({ loaderData: { hasNewsletter: false } })).toMatchObject({ hasNewsletter: false });
  });

  it('knows the page in its other languages', () => {
    const alternates = [{ locale: 'fr-CH', href: 'https://ch.example.com/fr/fours/' }, { locale: 'it-CH' }];
    expect(factsOf({ loaderData: { facts: { alternates } } }).alternates).toEqual([alternates[0]]);
  });
});
