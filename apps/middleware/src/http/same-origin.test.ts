import { describe, expect, it } from 'vitest';
import { isFromThisShop } from './same-origin.ts';

describe('where a request comes from', () => {
  const host = 'www.tradehall.de';

  it('lets the pages of this shop ask', () => {
    expect(isFromThisShop({ origin: 'https://www.tradehall.de', 'sec-fetch-site': 'same-origin' }, host, 'https')).toBe(
      true,
    );
  });

  it('sees through spelled-out ports and capitals', () => {
    expect(isFromThisShop({ origin: 'https://WWW.tradehall.de:443' }, host, 'https')).toBe(true);
  });

  it('lets a server ask, which names no page', () => {
    expect(isFromThisShop({}, host, 'https')).toBe(true);
  });

  it.each(['same-site', 'cross-site', 'none'])('turns %s requests away', (site) => {
    expect(isFromThisShop({ 'sec-fetch-site': site }, host, 'https')).toBe(false);
  });

  it.each(['https://evil.example', 'http://www.tradehall.de', 'https://www.tradehall.de.evil.example', 'null', ''])(
    'turns the origin "%s" away',
    (origin) => {
      expect(isFromThisShop({ origin }, host, 'https')).toBe(false);
    },
  );
});
