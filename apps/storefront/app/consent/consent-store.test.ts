import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const receiptId = '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11';

/** Cookies as a browser keeps them. */
function openJar() {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rest.includes('Max-Age=0')) {
        jar.delete(name);
      } else {
        jar.set(name, value);
      }
    },
  };
}

async function open(answers: boolean) {
  vi.resetModules();
  vi.stubGlobal('document', openJar());
  vi.stubGlobal('location', { protocol: 'https:', host: 'de.localhost' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(`${document.cookie} ${body}`);
    return Promise.resolve(answers ? Response.json({ data: { receiptId } }) : new Response('no', { status: 503 }));
  });
  const store = await import('./consent-store.ts');
  const { chooseConsent } = await import('./choose-consent.ts');
  return { store, chooseConsent, asked };
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('a choice in the browser', () => {
  it('is missing at first, and nothing is agreed to', async () => {
    const { store } = await open(true);
    expect(store.isChoiceMissing(store.consentCookie())).toBe(true);
    expect([store.consentGiven('statistics'), store.consentGiven('marketing')]).toEqual([false, false]);
  });

  it('holds once the shop has its receipt, and whoever listens hears of it', async () => {
    const { store, chooseConsent } = await open(true);
    let told = 0;
    store.onConsentChange(() => {
      told += 1;
    });
    expect(await chooseConsent('de-DE', ['statistics'])).toBe(true);
    expect([store.consentGiven('statistics'), store.consentGiven('marketing')]).toEqual([true, false]);
    expect(store.isChoiceMissing(store.consentCookie())).toBe(false);
    expect(told).toBe(1);
  });

  it('is none where the shop could not write it down', async () => {
    const { store, chooseConsent } = await open(false);
    expect(await chooseConsent('de-DE', ['statistics'])).toBe(false);
    expect(store.isChoiceMissing(store.consentCookie())).toBe(true);
    expect(store.consentGiven('statistics')).toBe(false);
  });

  it('of nothing holds whether or not the shop answers', async () => {
    const { store, chooseConsent } = await open(false);
    expect(await chooseConsent('de-DE', [])).toBe(true);
    expect(store.isChoiceMissing(store.consentCookie())).toBe(false);
  });

  it('is withdrawn at once, under the receipt that it replaces, and what marketing kept goes', async () => {
    const { store, chooseConsent, asked } = await open(true);
    await chooseConsent('de-DE', ['statistics', 'marketing']);
    document.cookie = '__Host-tracking-id=abc; Path=/';
    document.cookie = '__Host-utm-source=spring.mail; Path=/';
    const [, , former] = store.consentCookie()?.split('.') ?? [];
    const withdrawing = chooseConsent('de-DE', ['statistics']);
    expect(store.consentGiven('marketing')).toBe(false);
    await withdrawing;
    expect(asked[1]).toContain(`__Host-consent=1.sm.${former ?? ''}`);
    expect(document.cookie).toMatch(/^__Host-consent=1\.s\.[\da-f-]{36}$/);
  });

  it('of another tab counts here as well', async () => {
    const { store } = await open(true);
    document.cookie = `__Host-consent=1.m.${receiptId}; Path=/`;
    expect(store.consentGiven('marketing')).toBe(true);
    document.cookie = `__Host-consent=1.0.${receiptId}; Path=/`;
    expect(store.consentGiven('marketing')).toBe(false);
  });
});
