import { describe, expect, it } from 'vitest';
import { openingDelayMs } from './opening-delay.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;

describe('after adding, the cart opens', () => {
  it('with a delay on iOS Safari', () => {
    expect(openingDelayMs({ userAgent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 })).toBe(
      400,
    );
    expect(openingDelayMs({ userAgent: `${mac} Version/18.5 Safari/605.1.15`, maxTouchPoints: 5 })).toBe(400);
  });

  it('at once everywhere else', () => {
    expect(openingDelayMs({ userAgent: `${iPhone} CriOS/137.0 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 })).toBe(
      0,
    );
    expect(openingDelayMs({ userAgent: `${mac} Version/18.5 Safari/605.1.15`, maxTouchPoints: 0 })).toBe(0);
    expect(
      openingDelayMs({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/137.0 Safari/537.36', maxTouchPoints: 0 }),
    ).toBe(0);
  });
});
