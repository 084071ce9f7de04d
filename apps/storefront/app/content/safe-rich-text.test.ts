import { describe, expect, it } from 'vitest';
import { safeRichText } from './safe-rich-text.ts';

const links = new Map([
  ['page:payment', { href: '/zahlung/', newTabHint: null }],
  ['https://example.org/', { href: 'https://example.org/', newTabHint: 'neuer Tab' }],
]);
const shown = (html: string) => safeRichText(html, (to) => links.get(to) ?? null);

describe("an author's formatted text", () => {
  it('keeps headings, lists, emphasis and tables', () => {
    const html =
      '<h2>A</h2><h3>B</h3><h4>C</h4><p>D<br />E <strong>F</strong> <em>G</em></p><ul><li>H</li></ul><ol><li>I</li></ol><table><thead><tr><th>J</th></tr></thead><tbody><tr><td>K</td></tr></tbody></table>';
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['an inline handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture that fails on purpose', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a style attribute', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['a drawing with a script in it', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.org/"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="y"></form><p>a</p>', '<p>a</p>'],
    ['a comment', '<!-- <script> --><p>a</p>', '<p>a</p>'],
  ])('loses %s', (_what, html, left) => {
    expect(shown(html)).toBe(left);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html;base64,PHA+',
    'vbscript:x',
    '//evil.example',
    '',
  ])('keeps the words of a link to %j and drops the link', (href) => {
    expect(shown(`<p><a href="${href}">Wort</a></p>`)).toBe('<p>Wort</p>');
  });

  it("leads its links by the shop's rule", () => {
    expect(shown('<a href="page:payment" target="_top" onclick="x()">Zahlung</a>')).toBe(
      '<a href="/zahlung/">Zahlung</a>',
    );
  });

  it('opens other sites in a new tab, and says so', () => {
    expect(shown('<a href="https://example.org/">Verband</a>')).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener" aria-description="neuer Tab">Verband</a>',
    );
  });

  it('follows a page that has moved, and leaves a page that is gone', () => {
    const html = '<p><a href="page:moving">Wort</a></p>';
    const leadingTo = (href: string | null) =>
      safeRichText(html, () => (href === null ? null : { href, newTabHint: null }));
    expect(leadingTo('/alt/')).toBe('<p><a href="/alt/">Wort</a></p>');
    expect(leadingTo('/neu/')).toBe('<p><a href="/neu/">Wort</a></p>');
    expect(leadingTo(null)).toBe('<p>Wort</p>');
    expect(leadingTo('/alt/')).toBe('<p><a href="/alt/">Wort</a></p>');
  });
});
