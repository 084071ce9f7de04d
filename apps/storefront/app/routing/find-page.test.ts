import { describe, expect, it } from 'vitest';
import { findPage, pagePath } from './find-page.ts';

describe('a path of the catch-all route', () => {
  it('names a product when its slug ends in eight digits', () => {
    const product = { kind: 'product', slug: 'pizza-oven-10000001', sku: 'EX10000001' };
    expect(findPage('/pizza-oven-10000001', false)).toEqual(product);
    expect(findPage('/pizza-oven-10000001/', false)).toEqual(product);
  });

  it('names a category otherwise, in any alphabet', () => {
    expect(findPage('/pizza-ovens/', false)).toEqual({ kind: 'category', slug: 'pizza-ovens' });
    expect(findPage('/φούρνοι-πίτσας/', false)).toEqual({ kind: 'category', slug: 'φούρνοι-πίτσας' });
    expect(findPage('/oven-1234567/', false)).toEqual({ kind: 'category', slug: 'oven-1234567' });
  });

  it.each(['/', '', '//', '/a/b/', '/wp-login.php', '/Ovens/', '/fr/', '/el'])('leads nowhere: %j', (path) => {
    expect(findPage(path, false)).toBeNull();
  });

  it('carries p and c only where routing is native', () => {
    expect(findPage('/p/pizza-oven-10000001', true)).toMatchObject({ kind: 'product', sku: 'EX10000001' });
    expect(findPage('/c/pizza-ovens/', true)).toEqual({ kind: 'category', slug: 'pizza-ovens' });
    expect(findPage('/p/pizza-oven-10000001', false)).toBeNull();
    expect(findPage('/pizza-ovens/', true)).toBeNull();
    expect(findPage('/p/pizza-ovens/', true)).toBeNull();
    expect(findPage('/c/pizza-oven-10000001', true)).toBeNull();
  });
});

describe('the address of a page', () => {
  it('ends in a slash for a category and not for a product', () => {
    expect(pagePath({ kind: 'category', slug: 'ovens' }, false)).toBe('/ovens/');
    expect(pagePath({ kind: 'product', slug: 'oven-10000001' }, false)).toBe('/oven-10000001');
    expect(pagePath({ kind: 'category', slug: 'ovens' }, true)).toBe('/c/ovens/');
    expect(pagePath({ kind: 'product', slug: 'oven-10000001' }, true)).toBe('/p/oven-10000001');
  });

  it('is found again, in any alphabet', () => {
    const path = pagePath({ kind: 'category', slug: 'φούρνοι' }, false);
    expect(path).toMatch(/^\/[%\w]+\/$/);
    expect(findPage(decodeURIComponent(path), false)).toEqual({ kind: 'category', slug: 'φούρνοι' });
  });
});
