import { describe, expect, it } from 'vitest';
import { paragraphs } from './paragraphs.ts';

describe('the text of a description', () => {
  it('keeps its paragraphs', () => {
    expect(paragraphs('One.\n\nTwo.')).toEqual(['One.', 'Two.']);
    expect(paragraphs('<p>Hot &amp; fast.</p><ul><li>Steel</li><li>Glass</li></ul>')).toEqual([
      'Hot & fast.',
      'Steel',
      'Glass',
    ]);
  });

  it('passes no markup on', () => {
    expect(paragraphs('<img src=x onerror=alert(1)>Oven<script>')).toEqual(['Oven']);
  });

  it('is nothing where there is none', () => {
    expect(paragraphs(' <p> </p> ')).toEqual([]);
  });
});
