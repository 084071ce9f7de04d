import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const shop = 'https://www.tradehall.de';

const slashes = ['/', '//', '///', '\\', '/\\', '\\\\', '%2f', '%2F%2F', '%5c', '\u2044', '\uff0f'];
const dots = ['.', '..', '/.', '/..', '/./', '/../', '%2e', '%2e%2e', '/.//', '/..//', '\u3002'];
const invisible = ['', ' ', '\t', '\n', '\r\n', '\0', '%00', '%09', '%0d%0a', '\u00a0', '\u200b', '\ufeff'];
const schemes = ['http:', 'https:', 'https://', 'javascript:', 'data:', ':', '@', 'user:pass@', ':443', ':65536'];
const places = ['evil.example', 'www.tradehall.de', '[::1]', '127.1', 'ovens', 'Öfen', '?', '#', '?next=', '\ud800'];
const hostile = [...slashes, ...dots, ...invisible, ...schemes, ...places];

describe('a redirect', () => {
  it.each(['/ovens/?page=2#list', `/search?query="12'&x=a\\b`, '/?'])('keeps %s as it is written', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it('encodes what a header cannot hold', () => {
    expect(safeRedirect('/öfen/?query=öfen')).toBe('/%C3%B6fen/?query=%C3%B6fen');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])(
    'does not follow %j',
    (target) => {
      expect(new URL(safeRedirect(target), shop).origin).toBe(shop);
    },
  );

  it('never leaves the shop and never changes when it is made safe again', () => {
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', ':', '@', '\t', 'evil.example'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = safeRedirect(`/${parts.join('')}`);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, shop).origin).toBe(shop);
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  it('stays in the shop for a million targets', { timeout: 20_000 }, () => {
    const generated = fc.sample(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), {
      numRuns: 100 - hostile.length,
      seed: 1,
    });
    const parts = [...hostile, ...generated];
    let targets = 0;
    const escaped: string[] = [];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const target = `${first}${second}${third}`;
          const path = safeRedirect(target);
          targets += 1;
          if (!path.startsWith('/') || new URL(path, shop).origin !== shop || safeRedirect(path) !== path)
            escaped.push(target);
        }
      }
    }
    expect(targets).toBe(1_000_000);
    expect(escaped).toEqual([]);
  });
});
