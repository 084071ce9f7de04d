import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentCookieName, consentCookieOf, consentTextVersion } from '@tradehall/domain/tracking/consent-choice.ts';

const receiptId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';
const choice = (purposes: readonly ('statistics' | 'marketing')[]) => ({
  receiptId,
  purposes,
  textVersion: consentTextVersion,
});

/** A browser's jar: it forgets what has no time left. */
class Jar {
  readonly #kept = new Map<string, string>();

  get cookie(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/Max-Age=0(?:;|$)/.test(line)) {
      this.#kept.delete(name);
    } else {
      this.#kept.set(name, value);
    }
  }
}

let jar: Jar;

beforeEach(() => {
  jar = new Jar();
  vi.resetModules();
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function land(search: string) {
  const { keepUtmSource } = await import('./keep-utm-source.ts');
  const { keepChoice } = await import('../consent/consent-store.ts');
  keepUtmSource(search);
  return keepChoice;
}

describe('where somebody came from', () => {
  it('is kept once she agrees, and forgotten when she takes it back', async () => {
    const choose = await land('?a=1&utm_source=spring.mail');
    expect(jar.cookie).toBe('');
    choose(choice(['statistics']));
    expect(jar.cookie).not.toContain('utm-source');
    choose(choice(['statistics', 'marketing']));
    expect(jar.cookie).toContain('utm-source=spring.mail');
    choose(choice([]));
    expect(jar.cookie).not.toContain('utm-source');
  });

  it('is kept at once of who had agreed before', async () => {
    jar.cookie = `${consentCookieName}=${consentCookieOf(choice(['marketing']))}`;
    await land('?utm_source=mail');
    expect(jar.cookie).toContain('utm-source=mail');
  });

  it.each(['', '?utm_source=', '?utm_source=a%3Bb', '?utm_source=a%20b', `?utm_source=${'x'.repeat(61)}`])(
    'is nothing but a plain word: %s',
    async (search) => {
      jar.cookie = `${consentCookieName}=${consentCookieOf(choice(['marketing']))}`;
      await land(search);
      expect(jar.cookie).not.toContain('utm-source');
    },
  );
});
