import type { Language } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

const spec = (value: string) => ({ name: value, label: value, value });
const specs = [spec('8\u00a0l'), spec('3’000\u00a0W'), spec('230\u00a0V')];

function shownOf(name: string, model = 'RC-F8', language: Language = 'en') {
  const parts = nameParts({ name, model, specs }, language);
  expect(parts.map(({ text }) => text.replaceAll('\u00ad', '')).join('')).toBe(name);
  return parts.flatMap(({ text, isSaidBelow }) => (isSaidBelow ? [] : [text])).join('');
}

describe('the name of a product in a list', () => {
  it('leaves to the lines below it what they say', () => {
    expect(shownOf('Fritteuse – Tischgerät, 8\u00a0l, 3.000\u00a0W, RC-F8')).toBe('Fritteuse – Tischgerät');
    expect(shownOf('Fritteuse, 8 l, RC-F8 (B-Ware)')).toBe('Fritteuse (B-Ware)');
    expect(shownOf('Set – Fritteuse, 8 l, RC-F8 + Korb')).toBe('Set – Fritteuse + Korb');
  });

  it('keeps what no line says, and all of it where nothing is known', () => {
    expect(shownOf('Fritteuse, 12 l, 2 Becken, RC-F8')).toBe('Fritteuse, 12 l, 2 Becken');
    expect(shownOf('Pizzaofen, gasbetrieben, XY-1', '')).toBe('Pizzaofen, gasbetrieben, XY-1');
  });

  it('may end a line within a long word, with a hyphen', () => {
    const shown = shownOf('Paineilmamutterinväännin – kompakti malli, RC-F8', 'RC-F8', 'fi');
    expect(shown.replaceAll('\u00ad', '|')).toBe('Paineilma|mutterin|väännin – kompakti malli');
  });
});
