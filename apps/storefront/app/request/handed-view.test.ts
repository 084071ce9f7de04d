import { describe, expect, it } from 'vitest';
import { handOver, openHanded, viewBlocks, viewOf } from './handed-view.ts';

const view = { name: 'Öfen', text: '</script><!-- "x"' };
const asDocument = () => handOver(view, 'page-view', { url: 'http://de.localhost/ofen/?page=2' });
const asData = () => handOver(view, 'page-view', { url: 'http://de.localhost/ofen/_.data?page=2' });

describe('the view of a page', () => {
  it('stands in the document once, as a block beside what the router writes', () => {
    const handed = asDocument();
    expect(JSON.stringify(handed)).toBe('{"block":"page-view"}');
    const blocks = viewBlocks({ root: null, page: handed });
    expect(blocks.match(/Öfen/g)).toHaveLength(1);
    expect(blocks).toMatch(/^<script type="application\/json" id="page-view">/);
  });

  it('cannot end its block, and is read back as it was', () => {
    const [, json] = /<script[^>]*>(.*)<\/script>$/.exec(viewBlocks({ page: asDocument() })) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toEqual(view);
  });

  it('comes with the answer where the router in the browser asks', () => {
    expect(JSON.parse(JSON.stringify(asData()))).toEqual({ block: null, view });
    expect(viewBlocks({ page: asData() })).toBe('');
  });

  it.each([
    ['a document', asDocument],
    ['an answer', asData],
  ])('is the same object for all who look at %s', (_, hand) => {
    const handed = hand();
    expect(viewOf(handed)).toBe(view);
    expect(openHanded(handed)).toBe(view);
  });

  it('may be handed over plainly by other pages', () => {
    const loaderData = { facts: { title: 'x' } };
    expect(openHanded(loaderData)).toBe(loaderData);
    expect(openHanded(undefined)).toBeUndefined();
  });
});
