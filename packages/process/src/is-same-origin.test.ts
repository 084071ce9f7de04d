import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './is-same-origin.ts';

describe('where a request comes from', () => {
  const host = 'www.tradehall.de';

  it('lets the pages of this shop ask', () => {
    expect(isSameOrigin({ origin: 'https://www.tradehall.de', 'sec-fetch-site': 'same-origin' }, host, 'https')).toBe(
      true,
    );
  });

  it('sees through spelled-out ports and capitals', () => {
    expect(isSameOrigin({ origin: 'https://WWW.tradehall.de:443' }, host, 'https')).toBe(true);
  });

  it('lets a server ask, which names no page', () => {
    expect(isSameOrigin({}, host, 'https')).toBe(true);
  });

  it.each(['same-site', 'cross-site', 'none'])('turns %s requests away', (site) => {
    expect(isSameOrigin({ 'sec-fetch-site': site }, host, 'https')).toBe(false);
  });

  it('believes the browser where it says less than the origin does', () => {
    expect(isSameOrigin({ origin: 'https://www.tradehall.de', 'sec-fetch-site': 'same-site' }, host, 'https')).toBe(
      false,
    );
  });

  it('turns an origin away that is as unreadable as the host', () => {
    expect(isSameOrigin({ origin: 'null' }, 'no host', 'https')).toBe(false);
  });

  it.each(['https://evil.example', 'http://www.tradehall.de', 'https://www.tradehall.de.evil.example', 'null', ''])(
    'turns the origin "%s" away',
    (origin) => {
      expect(isSameOrigin({ origin }, host, 'https')).toBe(false);
    },
  );
});
