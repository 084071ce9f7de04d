import { describe, expect, it } from 'vitest';
import { findRedirectSource, findRedirectTarget } from './redirect.ts';

describe('the source of a redirect', () => {
  it.each([
    ['/old-page', '/old-page'],
    ['/old-page/', '/old-page'],
    ['/Old-Page/?utm_source=mail#top', '/old-page'],
    ['/fr/pizza%C3%B6fen/', '/fr/pizzaöfen'],
    ['/pizzaöfen'.normalize('NFD'), '/pizzaöfen'],
    ['/shop/index.php', '/shop/index.php'],
  ])('%s is looked up as %s', (address, source) => {
    expect(findRedirectSource(address)).toBe(source);
  });

  it.each([
    '',
    '/',
    '//evil.example',
    '/%',
    '/a/../b',
    '/./b',
    '/a\\b',
    '/a%2fb',
    '/a"b',
    'old',
    '/a//b',
    `/${'a'.repeat(300)}`,
  ])('is never %s', (address) => {
    expect(findRedirectSource(address)).toBeNull();
  });
});

describe('the target of a redirect', () => {
  it.each([
    ['/', '/'],
    ['/new-page/', '/new-page/'],
    ['/fr/pizza%C3%B6fen/', '/fr/pizzaöfen/'],
    ['/search?tags=on-sale&page=2', '/search?tags=on-sale&page=2'],
    ['/?preview=1', '/?preview=1'],
  ])('%s is kept as %s', (address, target) => {
    expect(findRedirectTarget(address)).toBe(target);
  });

  it.each([
    '',
    'new',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/../../b',
    '/..?x',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a#b',
    '/a b',
    '/search?q=<script>',
    '/search?next=//evil.example',
  ])('is never %s', (address) => {
    expect(findRedirectTarget(address)).toBeNull();
  });
});
