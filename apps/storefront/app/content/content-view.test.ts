import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { sampleBlock, sampleContent } from '../testing/sample-content.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { contentView } from './content-view.ts';

const shop = shopOf('de-DE', { contentPages: contentPagesOf([]) });
const circumstances: Parameters<typeof contentView>[1] = {
  shop,
  store: sampleStore,
  productSlugs: new Map(),
  now: new Date('2026-11-15T12:00:00Z'),
  isDraft: false,
  showsKinds: false,
};
const viewOf = (blocks: readonly ContentBlock[], changed: Partial<typeof circumstances> = {}) =>
  contentView(sampleContent(blocks), { ...circumstances, ...changed });
const titleBlock = (title: string): ContentBlock => ({ kind: 'page-title', fields: { title } });

describe('a content page', () => {
  it('leaves out a block with a placeholder nobody knows, logs it and shows the rest', () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const view = viewOf([titleBlock('Für {planet}'), sampleBlock('usp-carousel')], { shop: { ...shop, log } });
    expect(view.blocks.map(({ kind }) => kind)).toEqual(['usp-carousel']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('{planet}');
  });

  it('leaves out a block about what this shop cannot say', () => {
    const blocks = [sampleBlock('contact-information'), sampleBlock('faq-section')];
    expect(viewOf(blocks, { store: null }).blocks).toEqual([]);
  });

  it('keeps a banner without its button when the link leads nowhere here', () => {
    const [box] = viewOf([sampleBlock('vertical-lander-linkout-image'), sampleBlock('hero-banner')]).blocks.slice(1);
    expect(box?.view).toMatchObject({ secondLink: null, link: { href: '/gastronomy/' } });
  });

  it('leaves out lists of links of which none leads anywhere', () => {
    expect(viewOf([sampleBlock('help-menu'), sampleBlock('banner-boxes')]).blocks).toEqual([]);
  });

  it('shows no products where there are none', () => {
    const blocks = [sampleBlock('home-products'), sampleBlock('product-group-slider'), sampleBlock('product-zone')];
    const content = { ...sampleContent(blocks), products: {} };
    expect(contentView(content, circumstances).blocks).toEqual([]);
  });

  it('shows among the best rated only what has been rated', () => {
    const [block] = viewOf([sampleBlock('trust-review-carousel')]).blocks;
    const skus = block?.kind === 'trust-review-carousel' ? block.view.products.map(({ sku }) => sku) : [];
    expect(skus).not.toContain('EX10000001');
    expect(skus).toContain('EX10000002');
  });

  it('takes its title from the title block, or the hero, or says it unseen', () => {
    const hero = sampleBlock('hero-banner');
    expect(
      viewOf([hero, titleBlock('Titel')]).blocks.map(({ view }) => 'isPageTitle' in view && view.isPageTitle),
    ).toEqual([false, true]);
    expect(viewOf([hero]).lacksTitle).toBe(false);
    expect(viewOf([sampleBlock('usp-carousel')]).lacksTitle).toBe(true);
  });

  it('has a table of contents where three sections or more are read one after the other', () => {
    const section = (title: string): ContentBlock => ({ kind: 'text-section', fields: { title, html: '<p>…</p>' } });
    const long = viewOf([titleBlock('AGB'), section('Geltung'), section('Vertrag'), section('Preise')]);
    expect(long.reading).toMatchObject({ from: 1, to: 4, label: 'Auf dieser Seite' });
    expect(long.reading?.entries.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'section-2 Geltung',
      'section-3 Vertrag',
      'section-4 Preise',
    ]);
    const parted = [section('Geltung'), section('Vertrag'), sampleBlock('usp-carousel'), section('Preise')];
    expect(viewOf(parted).reading).toBeNull();
  });

  it('follows its landing-page settings, which draw nothing', () => {
    const view = viewOf([sampleBlock('marketing-landing-page-config'), titleBlock('Titel')]);
    expect(view).toMatchObject({ layout: 'full-width', hasNewsletter: false, robots: 'noindex' });
    expect(view.blocks.map(({ kind }) => kind)).toEqual(['page-title']);
    expect(viewOf([titleBlock('Titel')])).toMatchObject({ layout: 'default', hasNewsletter: true, robots: null });
  });

  it('has one newsletter form at most', () => {
    expect(viewOf([sampleBlock('newsletter')]).hasNewsletter).toBe(false);
  });

  it('is private and not to be indexed as a draft or an overview', () => {
    expect(viewOf([], { isDraft: true })).toMatchObject({ isPrivate: true, robots: 'noindex' });
    expect(viewOf([], { isDraft: true }).draftText).not.toBeNull();
    expect(viewOf([], { showsKinds: true })).toMatchObject({ isPrivate: true, robots: 'noindex', draftText: null });
    expect(viewOf([])).toMatchObject({ isPrivate: false, robots: null, draftText: null });
  });
});

describe('an article', () => {
  const pages = [
    { key: 'inspirations', slug: 'ratgeber', title: 'Ratgeber', slugAllLocales: {} },
    { key: 'sample', slug: 'oefen', title: 'Öfen', slugAllLocales: {} },
  ];
  const inShop = { shop: shopOf('de-DE', { contentPages: contentPagesOf(pages) }) };
  const picture = { src: '/media/products/oven-640.webp', alt: '', width: 640, height: 640 };
  const article: ContentBlock = {
    kind: 'page-title',
    fields: { title: 'Öfen </script>', text: 'Worauf es ankommt', picture, publishedOn: '2026-10-01' },
  };
  const graphOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

  it('is a page whose title says of which day it is: it shows the day and the way back to all articles', () => {
    const view = viewOf([article], inShop);
    expect(view.blocks[0]?.view).toMatchObject({ day: { date: '2026-10-01', words: '01.10.2026' }, picture });
    expect(view.trail?.steps.map(({ href }) => href)).toEqual(['/', '/ratgeber/']);
    expect(viewOf([titleBlock('Öfen')], inShop)).toMatchObject({ trail: null, structuredData: null });
  });

  it('tells search engines what it is, and where', () => {
    const { structuredData } = contentView(
      { ...sampleContent([article]), key: 'sample' },
      { ...circumstances, ...inShop },
    );
    expect(structuredData).not.toContain('</script');
    const origin = inShop.shop.originOf('de-DE');
    expect(graphOf(structuredData)).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          url: `${origin}/oefen/`,
          headline: 'Öfen </script>',
          datePublished: '2026-10-01',
          inLanguage: 'de-DE',
          image: `${origin}${picture.src}`,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 1 }, { name: 'Ratgeber' }, { item: `${origin}/oefen/` }],
        },
      ],
    });
  });

  it('says nothing to search engines while it is a draft without an address', () => {
    expect(
      contentView({ ...sampleContent([article]), key: 'new' }, { ...circumstances, ...inShop }).structuredData,
    ).toBeNull();
  });
});

describe('what ends', () => {
  const on = (moment: string) => ({ now: new Date(moment) });

  it.each([
    ['2026-11-30T22:59:59Z', ['WINTER-10', 'KAFFEE']],
    ['2026-11-30T23:00:00Z', ['KAFFEE']],
  ])("is offered until its last day is over in the country's own time: %s", (moment, codes) => {
    const [block] = viewOf([sampleBlock('discount-vouchers')], on(moment)).blocks;
    expect(block?.kind === 'discount-vouchers' && block.view.vouchers.map(({ code }) => code)).toEqual(codes);
  });

  it('is no banner any more, but a countdown says that it is over', () => {
    const kinds = (moment: string) =>
      viewOf([sampleBlock('campaign-banner'), sampleBlock('campaign-countdown')], on(moment)).blocks.map(
        ({ kind }) => kind,
      );
    expect(kinds('2026-10-31T00:00:00Z')).toEqual([]);
    expect(kinds('2026-11-15T00:00:00Z')).toEqual(['campaign-banner', 'campaign-countdown']);
    expect(kinds('2026-12-24T00:00:00Z')).toEqual(['campaign-countdown']);
  });

  it('is no form for requests while the store has switched it off', () => {
    const flags = { ...sampleStore.flags, contact_webform_enabled: false };
    expect(viewOf([sampleBlock('web-to-case-form')], { store: { ...sampleStore, flags } }).blocks).toEqual([]);
  });

  it('is not paid for where nothing is sold online', () => {
    expect(viewOf([sampleBlock('trusted-payments')], { shop: shopOf('el-GR') }).blocks).toEqual([]);
  });
});
