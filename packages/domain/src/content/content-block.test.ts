import { describe, expect, it } from 'vitest';
import { blockKinds, contentBlock, type BlockKind, type FieldsOf } from './content-block.ts';

interface Example<Kind extends BlockKind> {
  readonly fields: FieldsOf<Kind>;
  /** The same but for what makes it wrong, and where that is. */
  readonly wrong: Readonly<Record<string, unknown>>;
  readonly at: string;
}

const picture = { src: '/pictures/content/oven.svg', alt: 'An oven', width: 1200, height: 800 };
const foreignPicture = { ...picture, src: 'https://elsewhere.example/oven.svg' };
const link = { label: 'To the sale', to: 'search:tags=on-sale' };
const dangerousLink = { ...link, to: 'javascript:alert(1)' };
const banner = { title: 'Winter sale', text: 'Until the end of the month', picture, link };
const season = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' };
const card = { title: 'Delivery', text: 'By lorry', picture, link };
const post = { title: 'Choosing an oven', text: 'What to look for', picture, link, date: '2026-10-01' };
const source = { by: 'tag', tag: 'bestseller', limit: 12 } as const;
const promise = { icon: 'truck', title: 'Fast', text: 'In two days' } as const;
const departments = [{ category: 'gastronomy', picture }];

const examples: { readonly [Kind in BlockKind]: Example<Kind> } = {
  'hero-banner': { fields: { ...banner, secondLink: link }, wrong: { link: dangerousLink }, at: 'link.to' },
  'image-banner': { fields: { picture, link }, wrong: { picture: foreignPicture }, at: 'picture.src' },
  'banner-box': { fields: banner, wrong: { title: '<b>Sale</b>' }, at: 'title' },
  'banner-boxes': { fields: { boxes: [banner, banner] }, wrong: { boxes: [banner] }, at: 'boxes' },
  'promo-banners': { fields: { banners: [banner] }, wrong: { banners: [] }, at: 'banners' },
  'video-banner': {
    fields: { title: 'Our hall', video: '/pictures/hall.webm', description: 'Shelves and lorries', poster: picture },
    wrong: { description: undefined },
    at: 'description',
  },
  'vertical-lander-linkout-image': { fields: banner, wrong: { text: '' }, at: 'text' },
  'notification-banner': { fields: { tone: 'info', text: 'Closed on Monday' }, wrong: { tone: 'loud' }, at: 'tone' },
  'strap-with-link': { fields: { text: 'New', link }, wrong: { link: undefined }, at: 'link' },
  'campaign-banner': {
    fields: { ...banner, campaignName: 'winter', ...season },
    wrong: { startsAt: 'on Monday' },
    at: 'startsAt',
  },
  'campaign-countdown': { fields: { title: 'Ends soon', ...season, link }, wrong: { endsAt: null }, at: 'endsAt' },

  'marketing-cards': { fields: { title: 'Good to know', cards: [card] }, wrong: { cards: [{}] }, at: 'cards.0.title' },
  'marketing-cards-wide': { fields: { cards: [card] }, wrong: { cards: [] }, at: 'cards' },
  'marketing-cards-container': { fields: { title: 'Good to know', cards: [card] }, wrong: { title: 7 }, at: 'title' },
  'blog-posts': {
    fields: { title: 'Guides', posts: [post] },
    wrong: { posts: [{ ...post, date: '1 May' }] },
    at: 'posts.0.date',
  },
  'blog-posts-with-link': { fields: { title: 'Guides', posts: [post], link }, wrong: { link: 'x' }, at: 'link' },
  'nav-image-grid': {
    fields: { title: 'Where to', tiles: [1, 2].map(() => ({ label: 'Payment', to: 'page:payment', picture })) },
    wrong: { tiles: [] },
    at: 'tiles',
  },
  'help-menu': {
    fields: { title: 'Help', entries: [{ label: 'Payment', to: 'page:payment' }] },
    wrong: { entries: [{ label: 'Payment', to: '/payment/' }] },
    at: 'entries.0.to',
  },
  'promo-list': {
    fields: { title: 'Promotions', promos: [{ title: 'Winter', text: 'Now', until: '2026-12-01' }] },
    wrong: { promos: [{ title: 'Winter' }] },
    at: 'promos.0.text',
  },
  partners: { fields: { title: 'Partners', partners: [card] }, wrong: { partners: [] }, at: 'partners' },

  'home-products': { fields: { title: 'Bestsellers', source }, wrong: { source: { by: 'luck' } }, at: 'source.by' },
  'product-group-slider': {
    fields: { title: 'Popular', groups: [{ label: 'Bestsellers', source }] },
    wrong: { groups: [{ label: 'None', source: { by: 'skus', skus: [] } }] },
    at: 'groups.0.source.skus',
  },
  'product-listing': {
    fields: { source: { by: 'category', category: 'gastronomy', limit: 8 } },
    wrong: { source: { by: 'category', category: 'gastronomy', limit: 25 } },
    at: 'source.limit',
  },
  'product-zone': { fields: { title: 'Bestsellers', zone: 'ma_exde_6' }, wrong: { zone: 'ma_exde_13' }, at: 'zone' },
  'product-zone-box': {
    fields: { title: 'Bestsellers', zone: 'ma_exde_36', picture },
    wrong: { picture: undefined },
    at: 'picture',
  },
  'department-block': {
    fields: { title: 'Departments', departments },
    wrong: { departments: [{ category: 'Gastronomy' }] },
    at: 'departments.0.category',
  },
  'category-cards': { fields: { title: 'Categories', cards: departments }, wrong: { cards: [] }, at: 'cards' },
  'category-boxes': { fields: { title: 'Categories', boxes: departments }, wrong: { boxes: 'all' }, at: 'boxes' },
  'category-box-links': {
    fields: { title: 'Categories', boxes: [{ category: 'gastronomy', links: ['gastronomy/refrigeration'] }] },
    wrong: { boxes: [{ category: 'gastronomy', links: [] }] },
    at: 'boxes.0.links',
  },

  'page-title': {
    fields: { title: 'Choosing an oven', text: 'What to look for', picture, publishedOn: '2026-10-01' },
    wrong: { publishedOn: 'in May' },
    at: 'publishedOn',
  },
  'text-section': { fields: { html: '<p>By card</p>' }, wrong: { html: '' }, at: 'html' },
  'marketing-landing-page-config': {
    fields: { layout: 'full-width', newsletter: true, indexed: false },
    wrong: { layout: 'sideways' },
    at: 'layout',
  },
  'usp-section': {
    fields: { promises: [promise] },
    wrong: { promises: [{ ...promise, icon: 'rocket' }] },
    at: 'promises.0.icon',
  },
  'usp-carousel': { fields: { promises: [promise] }, wrong: { promises: [] }, at: 'promises' },
  'faq-section': {
    fields: { title: 'Questions', questions: [{ question: 'How?', answer: '<p>So.</p>' }] },
    wrong: { questions: [{ question: 'How?' }] },
    at: 'questions.0.answer',
  },
  'trusted-payments': { fields: { title: 'Safe' }, wrong: { title: undefined }, at: 'title' },
  newsletter: { fields: { title: 'Newsletter', text: 'Once a week' }, wrong: { text: 'x'.repeat(601) }, at: 'text' },
  'trust-review-carousel': {
    fields: { title: 'Rated best', source: { by: 'skus', skus: ['EX10000001'] } },
    wrong: { source: { by: 'skus', skus: ['10000001'] } },
    at: 'source.skus.0',
  },
  'discount-vouchers': {
    fields: { title: 'Codes', emptyText: 'None now', vouchers: [{ code: 'WINTER-5', title: '5 %', text: 'Off' }] },
    wrong: { vouchers: [{ code: 'winter', title: '5 %', text: 'Off' }] },
    at: 'vouchers.0.code',
  },
  'product-recalls': { fields: { title: 'Recalls', emptyText: 'None now' }, wrong: { title: '' }, at: 'title' },
  'web-to-case-form': { fields: { title: 'Write to us' }, wrong: { reason: 'boredom' }, at: 'reason' },
  'contact-information': { fields: { title: 'Call us', text: 'We are there' }, wrong: { text: 5 }, at: 'text' },
};

describe('a block', () => {
  it('is of one of the 41 kinds that are required, or of a later one', () => {
    expect(blockKinds.length).toBeGreaterThanOrEqual(41);
    expect(Object.keys(examples).toSorted()).toEqual(blockKinds.toSorted());
  });

  describe.each(blockKinds)('of the kind %s', (kind) => {
    const { fields, wrong, at } = examples[kind];

    it('is what an author filled in', () => {
      expect(contentBlock.parse({ kind, fields })).toEqual({ kind, fields });
    });

    it(`is refused with a wrong ${at}`, () => {
      const { error } = contentBlock.safeParse({ kind, fields: { ...fields, ...wrong } });
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`fields.${at}`]);
    });

    it('is refused with a field that nobody reads', () => {
      expect(contentBlock.safeParse({ kind, fields: { ...fields, colour: 'red' } }).success).toBe(false);
    });
  });
});
