import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const shop = 'https://www.tradehall.de';

describe('a redirect', () => {
  it('keeps a path of the shop with its query', () => {
    expect(safeRedirect('/ovens/?page=2#list')).toBe('/ovens/?page=2#list');
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
});
