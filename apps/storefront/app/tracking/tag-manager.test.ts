import { afterEach, describe, expect, it } from 'vitest';
import { allowScripts, defaultRules } from '../ui/trusted-html.ts';
import { isScriptOf } from './tag-manager.ts';

const page = 'https://de.shop.example/oven-10000001';
const origins = ['https://tags.example', 'https://more.example:8443'];

describe('a script that somebody else adds to a page', () => {
  it.each(['https://tags.example/a.js?id=1', '//tags.example/a.js', 'https://more.example:8443/b.js'])(
    'is fetched from an origin that the shop was told: %s',
    (url) => expect(isScriptOf(origins, url, page)).toBe(true),
  );

  it.each([
    'https://tags.example.evil.example/a.js',
    'https://tags.example@evil.example/a.js',
    'http://tags.example/a.js',
    'https://more.example/b.js',
    'https://evil.example/?https://tags.example/',
    'blob:https://tags.example/0d3a7f0e',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '/own.js',
    'https://',
    '',
  ])('is fetched from no other: %s', (url) => expect(isScriptOf(origins, url, page)).toBe(false));
});

describe('what a browser asks about texts of other scripts', () => {
  let isAgreed = false;
  afterEach(() => {
    isAgreed = false;
  });

  it('is refused for every script until somebody has agreed, and again after that is withdrawn', () => {
    const wanted = 'https://tags.example/a.js';
    const { createScriptURL } = defaultRules;
    expect(createScriptURL?.(wanted)).toBeNull();
    allowScripts((url) => isAgreed && isScriptOf(origins, url, page));
    expect(createScriptURL?.(wanted)).toBeNull();
    isAgreed = true;
    expect(createScriptURL?.(wanted)).toBe(wanted);
    expect(createScriptURL?.('https://evil.example/a.js')).toBeNull();
    isAgreed = false;
    expect(createScriptURL?.(wanted)).toBeNull();
  });

  it('drops markup, and refuses to write a document anew', () => {
    const { createHTML } = defaultRules;
    expect(createHTML('<img src=x onerror=alert(1)>', 'TrustedHTML', 'Element innerHTML')).toBe('');
    expect(createHTML('<script></script>', 'TrustedHTML', 'Element innerHTML')).toBe('<script></script>');
    expect(createHTML('<p>', 'TrustedHTML', 'Document write')).toBeNull();
    expect(createHTML('', 'TrustedHTML', 'Document writeln')).toBeNull();
  });
});
