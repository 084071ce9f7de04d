import { describe, expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

describe('the cookie of the language chosen last', () => {
  it('is found among others', () => {
    expect(localeCookie('session=1; locale=nl-BE; a=b')).toBe('nl-BE');
    expect(localeCookie('locale=nl-BE')).toBe('nl-BE');
  });

  it.each([undefined, '', 'session=1', 'my-locale=nl-BE', 'locale'])('is missing in %j', (header) => {
    expect(localeCookie(header)).toBeNull();
  });
});
