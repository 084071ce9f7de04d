import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadContent } from './load-content.ts';

const answer = (data: unknown): WireAnswer => ({ status: 200, body: { data } });
const notFound: WireAnswer = { status: 404, body: { failure: { code: 'not-found' } } };
const url = new URL('https://de.localhost/');
const overview = new URL('https://de.localhost/?components-overview=true');

function shopAnswering(answers: Readonly<Record<string, WireAnswer>>, changed: Parameters<typeof shopOf>[1] = {}) {
  const transport: Transport = ({ path }) => {
    const found = Object.entries(answers).find(([name]) => path.endsWith(`/${name}`));
    return found === undefined ? Promise.reject(new Error('connection refused')) : Promise.resolve(found[1]);
  };
  return shopOf('de-DE', { transport, ...changed });
}
const getStores = answer(sampleStore);
const title: ContentBlock = { kind: 'page-title', fields: { title: 'Zahlung' } };
const content = answer(sampleContent([title]));

describe('loading a content page', () => {
  it('finds nothing where nothing is published', async () => {
    expect(await loadContent('payment', shopAnswering({ content: notFound, getStores }), url)).toBeNull();
  });

  it('fails when nobody can say', async () => {
    await expect(loadContent('payment', shopAnswering({ getStores }), url)).rejects.toThrow('content');
  });

  it('shows the page when only the store cannot be read', async () => {
    expect((await loadContent('payment', shopAnswering({ content }), url))?.blocks).toHaveLength(1);
  });

  it('links products by the address they have here', async () => {
    const strap: ContentBlock = {
      kind: 'strap-with-link',
      fields: { text: 'Neu', link: { label: 'Zum Ofen', to: 'product:EX10000001' } },
    };
    const { products } = sampleContent([strap]);
    const getProduct = answer({ query: 'listing', products: { results: products['0']?.slice(0, 1) } });
    const shop = shopAnswering({ content: answer({ ...sampleContent([strap]), products: {} }), getProduct, getStores });
    const loaded = await loadContent('payment', shop, url);
    expect(loaded?.blocks[0]?.view).toMatchObject({ link: { href: '/pizzaofen-10000001' } });
  });
});

describe('what only staff see', () => {
  const contentPreview = answer({ ...sampleContent([title, title]), key: 'payment' });
  const staff = { isStaff: true, staffPass: 'pass', preview: 'revision-1' };

  it('is a draft instead of the published page', async () => {
    const loaded = await loadContent('payment', shopAnswering({ content, contentPreview, getStores }, staff), url);
    expect(loaded).toMatchObject({ isPrivate: true, robots: 'noindex' });
    expect(loaded?.blocks).toHaveLength(2);
  });

  it('is the draft of a page without an address, shown at home', async () => {
    const shop = shopAnswering({ content: notFound, contentPreview, getStores }, staff);
    expect((await loadContent('home', shop, url))?.key).toBe('payment');
  });

  it('is no draft of another page', async () => {
    const published = answer(sampleContent([title], 'partners'));
    const shop = shopAnswering({ content: published, contentPreview, getStores }, staff);
    expect(await loadContent('partners', shop, url)).toMatchObject({ key: 'partners', isPrivate: false });
  });

  it('is asked for in vain without a pass', async () => {
    const shop = shopAnswering({ content, contentPreview, getStores }, { preview: 'revision-1' });
    expect((await loadContent('payment', shop, url))?.isPrivate).toBe(false);
  });

  it('is the components overview', async () => {
    const answers = { content, getStores };
    const forStaff = await loadContent('payment', shopAnswering(answers, { isStaff: true }), overview);
    const forVisitors = await loadContent('payment', shopAnswering(answers), overview);
    expect(forStaff).toMatchObject({ showsKinds: true, isPrivate: true });
    expect(forVisitors).toMatchObject({ showsKinds: false, isPrivate: false });
  });
});
