import { describe, expect, it } from 'vitest';
import { paragraphs } from './page-parts';

describe('the running text of a seeded page', () => {
  it('is parted into paragraphs and lists', () => {
    expect(paragraphs('One.\n\n- two\n- three')).toBe('<p>One.</p><ul><li>two</li><li>three</li></ul>');
  });

  it('holds no tags of its own', () => {
    expect(paragraphs('a < b & c')).toBe('<p>a &lt; b &amp; c</p>');
  });
});
