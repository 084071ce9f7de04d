import { describe, expect, it } from 'vitest';
import { descriptionHtml } from './description-html.ts';

describe('a description', () => {
  it('of plain text is shown in paragraphs, its brackets as they are', () => {
    expect(descriptionHtml('Heats fast.\n\n  For 4 < 6 pizzas & more ')).toBe(
      '<p>Heats fast.</p><p>For 4 &lt; 6 pizzas &amp; more</p>',
    );
  });

  it('of an editor keeps its markup and loses what could run or restyle the page', () => {
    const html = '<h1>Oven</h1><p style="x" onclick="y">A <b>strong</b> one<script>alert(1)</script></p><img src=x>';
    expect(descriptionHtml(html)).toBe('<h3>Oven</h3><p>A <strong>strong</strong> one</p>');
  });

  it('of nothing is nothing', () => {
    expect(descriptionHtml(' \n ')).toBe('');
  });
});
