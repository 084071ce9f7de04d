import {
  contentBlock,
  type BlockKind,
  type ContentBlock,
  type FieldsOf,
} from '@tradehall/domain/content/content-block.ts';
import { paragraphs, picture, promises } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { articlePosts } from './articles';
import type { ContentTexts } from './demo-texts';
import { illustratedDepartments, saleLink } from './home-page';

type Samples = { readonly [Kind in BlockKind]: FieldsOf<Kind> };

const season = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-02-28T22:59:59.000Z' };
const bestsellers = { by: 'tag', tag: 'bestseller', limit: 12 } as const;

const words = ({ home, links, promises: { volume, advice }, winterSale }: ContentTexts) => ({
  banner: {
    title: winterSale.heroTitle,
    text: winterSale.heroText,
    picture: picture('hero-workshop', 'hero'),
    link: { label: links.shopNow, to: 'category:diy' },
  },
  cards: [
    { ...volume, picture: picture('volume-stack'), link: { label: links.toVolume, to: 'page:volume-discount' } },
    { ...advice, picture: picture('help-desk-headset'), link: { label: links.contactUs, to: 'page:contact' } },
    {
      title: home.onSale,
      picture: picture('price-tag-best'),
      link: { label: links.toSale, to: 'search:tags=on-sale' },
    },
  ],
  contact: { label: links.contactUs, to: 'page:contact' },
});

function bannerSamples(texts: ContentTexts) {
  const { banner, cards, contact } = words(texts);
  const [first, second] = cards;
  const { winterSale, samples } = texts;
  return {
    'hero-banner': { ...banner, secondLink: saleLink(texts) },
    'image-banner': { picture: { ...picture('hero-laboratory', 'hero'), alt: texts.home.heroTitle }, link: contact },
    'banner-box': { ...banner, picture: picture('warehouse-shelves') },
    'banner-boxes': {
      boxes: [
        { ...banner, ...first },
        { ...banner, ...second },
      ],
    },
    'promo-banners': {
      banners: [
        { ...banner, ...first },
        { ...banner, ...second },
      ],
    },
    'video-banner': {
      title: samples.video,
      video: '/pictures/content/warehouse.webm',
      description: samples.videoDescription,
      poster: picture('video-poster', 'poster'),
    },
    'vertical-lander-linkout-image': { ...banner, picture: picture('history-workbench') },
    'notification-banner': { tone: 'info', text: texts.home.promo, link: contact },
    'strap-with-link': { text: texts.home.promo, link: saleLink(texts) },
    'campaign-banner': { ...banner, campaignName: 'winter-sale', ...season },
    'campaign-countdown': { title: winterSale.countdown, text: winterSale.heroText, ...season, link: saleLink(texts) },
  } as const satisfies Partial<Samples>;
}

function cardSamples(texts: ContentTexts) {
  const { cards } = words(texts);
  const { home, links, pages, promises: promised } = texts;
  const blog = { title: home.articles, posts: articlePosts(texts).slice(0, 4) };
  return {
    'marketing-cards': { title: home.newProducts, cards },
    'marketing-cards-wide': { cards: cards.slice(0, 2) },
    'marketing-cards-container': { title: home.topRated, text: home.heroText, cards },
    'blog-posts': blog,
    'blog-posts-with-link': { ...blog, link: { label: links.allArticles, to: 'page:inspirations' } },
    'nav-image-grid': {
      title: home.departments,
      tiles: [
        { label: pages.payment.title, to: 'page:payment', picture: picture('secure-payment-terminal') },
        {
          label: pages['dispatch-information'].title,
          to: 'page:dispatch-information',
          picture: picture('pallet-freight'),
        },
        { label: pages['withdrawal-policy'].title, to: 'page:withdrawal-policy', picture: picture('package-return') },
        {
          label: pages['battery-regulations'].title,
          to: 'page:battery-regulations',
          picture: picture('battery-recycling'),
        },
      ],
    },
    'help-menu': {
      title: pages['help-centre-faq'].title,
      entries: [{ label: pages.payment.title, text: pages.payment.description, to: 'page:payment' }],
    },
    'promo-list': {
      title: home.onSale,
      promos: [{ ...promised.volume, until: '2027-02-28', link: saleLink(texts) }, promised.delivery],
    },
    partners: { title: pages.partners.title, text: pages.partners.lead, partners: cards.slice(0, 2) },
  } as const satisfies Partial<Samples>;
}

function catalogueSamples({ home }: ContentTexts) {
  const departments = illustratedDepartments.slice(0, 8);
  return {
    'home-products': { title: home.bestsellers, source: bestsellers },
    'product-group-slider': {
      title: home.topRated,
      groups: [
        { label: 'Royal Catering', source: { by: 'brand', brand: 'Royal Catering', limit: 12 } },
        { label: 'Ulsonix', source: { by: 'brand', brand: 'Ulsonix', limit: 12 } },
      ],
    },
    'product-listing': { title: home.newProducts, source: { by: 'category', category: 'gastronomy', limit: 8 } },
    'product-zone': { title: home.bestsellers, zone: 'ma_exde_1' },
    'product-zone-box': {
      title: home.topRated,
      text: home.heroText,
      zone: 'ma_exde_36',
      picture: picture('brand-stage'),
    },
    'department-block': { title: home.departments, departments },
    'category-cards': {
      title: home.departments,
      cards: illustratedDepartments.slice(0, 3),
    },
    'category-boxes': { title: home.departments, boxes: departments },
    'category-box-links': {
      title: home.departments,
      boxes: [
        { category: 'gastronomy', links: ['gastronomy/refrigeration', 'gastronomy/food-preparation'] },
        { category: 'measurement', links: ['measurement/scales', 'measurement/optics'] },
      ],
    },
  } as const satisfies Partial<Samples>;
}

function pageSamples(texts: ContentTexts) {
  const { home, pages, promises: promised, samples } = texts;
  const faq = pages['help-centre-faq'];
  return {
    'page-title': { title: samples.title, text: samples.description },
    'text-section': { title: pages['our-history'].title, html: paragraphs(pages['our-history'].lead) },
    'marketing-landing-page-config': { layout: 'full-width', newsletter: false, indexed: false },
    'usp-section': {
      title: home.topRated,
      promises: [
        ...promises(texts, 'delivery'),
        { icon: 'percent', ...promised.volume },
        { icon: 'lock', ...promised.secure },
      ],
    },
    'usp-carousel': { promises: promises(texts, 'delivery', 'withdrawal', 'guarantee', 'advice') },
    'faq-section': {
      title: faq.title,
      questions: faq.sections.map(({ heading, text }) => ({ question: heading, answer: paragraphs(text) })),
    },
    'trusted-payments': { title: pages.payment.title, text: pages.payment.lead },
    newsletter: { title: pages['discount-codes'].title, text: pages['discount-codes'].lead },
    'trust-review-carousel': { title: home.topRated, source: { by: 'tag', tag: 'topRated', limit: 12 } },
    'discount-vouchers': {
      title: pages['discount-codes'].title,
      emptyText: pages['discount-codes'].lead,
      vouchers: [{ code: 'SAMPLE-5', title: samples.voucher, text: samples.voucherText, until: '2027-02-28' }],
    },
    'product-recalls': { title: pages['product-recalls'].title, emptyText: pages['product-recalls'].lead },
    'web-to-case-form': { title: pages.contact.title, text: pages.contact.lead },
    'contact-information': { title: pages.contact.title, text: promised.advice.text },
  } as const satisfies Partial<Samples>;
}

/** Screen readers list the parts of a page by their titles: no two may be the same. */
function withOwnTitles(blocks: readonly ContentBlock[]): ContentBlock[] {
  const uses = new Map<string, number>();
  return blocks.map(({ kind, fields }) => {
    if (!('title' in fields) || fields.title === undefined) return contentBlock.parse({ kind, fields });
    const use = (uses.get(fields.title) ?? 0) + 1;
    uses.set(fields.title, use);
    return contentBlock.parse({
      kind,
      fields: { ...fields, title: use === 1 ? fields.title : `${fields.title} ${use}` },
    });
  });
}

/** Every kind, the page's own title first. */
function sampleBlocks(texts: ContentTexts): ContentBlock[] {
  const samples: Samples = {
    ...pageSamples(texts),
    ...bannerSamples(texts),
    ...cardSamples(texts),
    ...catalogueSamples(texts),
  };
  return withOwnTitles(Object.entries(samples).map(([kind, fields]) => contentBlock.parse({ kind, fields })));
}

/** Every kind of block with an example: for the staff, not for search engines. */
export const blockSamples = (texts: ContentTexts): SeededPage => ({
  key: 'block-samples',
  slug: texts.samples.slug,
  title: texts.samples.title,
  metaDescription: texts.samples.description,
  blocks: sampleBlocks(texts),
});
