import { describe, expect, it } from 'vitest';
import { readCookie } from './read-cookie.ts';

describe('a cookie', () => {
  it('is found among others', () => {
    expect(readCookie('session=1; locale=nl-BE; a=b', 'locale')).toBe('nl-BE');
    expect(readCookie('locale=nl-BE', 'locale')).toBe('nl-BE');
    expect(readCookie('staff=a=b', 'staff')).toBe('a=b');
  });

  it.each([undefined, '', 'session=1', 'my-locale=nl-BE', 'locale'])('is missing in %j', (header) => {
    expect(readCookie(header, 'locale')).toBeNull();
  });
});
