import { blockKinds } from '@tradehall/domain/content/content-block.ts';
import { blockJsonSchemas } from '@tradehall/domain/content/formatted-fields.ts';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from './parse-blocks';

const title = { kind: 'page-title', fields: { title: 'Zahlung' } };
const textSection = (html: string) => ({ kind: 'text-section', fields: { html } });

const problemsWith = (...blocks: unknown[]) => parseBlocks(blocks).problems;

describe('what an author saves', () => {
  it('is kept as it is when nothing is wrong', () => {
    expect(parseBlocks([title, textSection('<p>Vorkasse</p>')])).toEqual({
      blocks: [title, textSection('<p>Vorkasse</p>')],
      problems: null,
    });
  });

  it('loses everything but plain markup and links of the shop', () => {
    const html =
      '<p onclick="x()">Zahlen<script>alert(1)</script> <a href="javascript:x" style="x">hier</a> ' +
      '<a href="page:payment">da</a> <a href="//evil.example">dort</a><img src=x onerror=x></p>';
    const faq = (answer: string) => ({
      kind: 'faq-section',
      fields: { title: 'Fragen', questions: [{ question: 'Wie?', answer }] },
    });
    const kept = '<p>Zahlen <a>hier</a> <a href="page:payment">da</a> <a>dort</a></p>';
    expect(parseBlocks([textSection(html), faq(html)]).blocks).toEqual([textSection(kept), faq(kept)]);
  });

  it.each([
    [{ kind: 'page-title', fields: {} }, 'Block 2 (page-title), title is missing.'],
    [{ kind: 'page-title', fields: { title: ' ' } }, 'Block 2 (page-title), title is empty or too short.'],
    [{ kind: 'page-title', fields: { title: 7 } }, 'Block 2 (page-title), title must be a text.'],
    [
      { kind: 'page-title', fields: { title: 'x'.repeat(161) } },
      'Block 2 (page-title), title is more than 160 characters.',
    ],
    [
      { kind: 'page-title', fields: { title: 'Zahlung', colour: 'red' } },
      'Block 2 (page-title) has fields that nobody reads: colour.',
    ],
    [{ kind: 'poem', fields: {} }, 'Block 2 (poem) is of a kind that does not exist.'],
    [
      { kind: 'notification-banner', fields: { tone: 'loud', text: 'Neu' } },
      'Block 2 (notification-banner), tone must be one of info, success, warning.',
    ],
    [
      { kind: 'strap-with-link', fields: { text: 'Neu', link: { label: 'Los', to: 'javascript:alert(1)' } } },
      'Block 2 (strap-with-link), link, to is not written the way it has to be.',
    ],
    [
      { kind: 'faq-section', fields: { title: 'F', questions: [{ question: 'Wie?', answer: '' }] } },
      'Block 2 (faq-section), questions, entry 1, answer is empty or too short.',
    ],
    [textSection('<script>alert(1)</script>'), 'Block 2 (text-section), html is empty or too short.'],
    ['text', 'Block 2 (no kind) must be of type object.'],
  ])('is refused with the place and the reason: %j', (block, sentence) => {
    expect(problemsWith(title, block)).toBe(sentence);
  });

  it('is refused when it is no list, or too long a one', () => {
    expect(parseBlocks('text').problems).toBe('The list of blocks must be a list.');
    expect(problemsWith(...Array.from({ length: 81 }, () => title))).toBe(
      'The list of blocks is more than 80 entries.',
    );
  });

  it('names the first five mistakes and says how many there are besides', () => {
    const wrong = { kind: 'page-title', fields: {} };
    expect(problemsWith(...Array.from({ length: 7 }, () => wrong))).toMatch(/^Block 1 .* Block 5 .* And 2 more\.$/);
  });
});

it('describes every kind of block to the editor, in the order of the tables', () => {
  expect(Object.keys(blockJsonSchemas)).toEqual(blockKinds);
  expect(blockJsonSchemas['text-section']).toMatchObject({ properties: { html: { format: 'html' } } });
});
