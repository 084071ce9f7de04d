import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { consentWords } from './consent-words.ts';

const words = consentWords(shopOf('en-GB'));
const nothing = () => undefined;
const state = { words, isBusy: false, failure: null };

describe('the question about cookies', () => {
  const banner = renderToStaticMarkup(
    <ConsentBanner {...state} onNecessary={nothing} onChoose={nothing} onAccept={nothing} />,
  );

  it('has three answers that weigh the same', () => {
    const buttons = [...banner.matchAll(/<button [^>]*class="([^"]*)"[^>]*>.*?<\/button>/g)];
    expect(buttons.map(([markup]) => markup.replaceAll(/<[^>]*>/g, ''))).toEqual([
      'Only necessary',
      'Choose',
      'Accept all',
    ]);
    expect(new Set(buttons.map(([, look]) => look)).size).toBe(1);
  });

  it('is a region of the page and no window', () => {
    expect(banner).toMatch(/^<section [^>]*aria-label="Cookies"/);
    expect(banner).not.toContain('dialog');
  });
});

describe('the settings', () => {
  it('tick nothing beforehand, and say what each tick means', () => {
    const settings = renderToStaticMarkup(<ConsentSettings {...state} isOpen onClose={nothing} onSave={nothing} />);
    expect(settings.match(/type="checkbox"/g)).toHaveLength(2);
    expect(settings).not.toContain('checked');
    expect(settings).toContain(words.settings.purposes[0]?.text ?? 'none');
  });
});
