import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { type BaseTexts, type PageTexts, type WrittenPageKey, writtenPageKeys } from './base-texts';
import { paragraphs, picture, promises } from './page-parts';
import type { SeededPage } from './seeded-page';

/** Pages whose words are the law's business. */
const legalPages: readonly WrittenPageKey[] = [
  'privacy-data',
  'company-information',
  'terms-and-conditions',
  'withdrawal-policy',
  'battery-regulations',
  'merchant-information',
];

const sections = (page: PageTexts): ContentBlock[] =>
  page.sections.map(({ heading, text }) => ({
    kind: 'text-section',
    fields: { title: heading, html: paragraphs(text) },
  }));

const contactBlock = ({ links, promises: { advice } }: BaseTexts): ContentBlock => ({
  kind: 'contact-information',
  fields: { title: links.contactUs, text: advice.text },
});

const stage = (drawing: string, page: PageTexts): ContentBlock => ({
  kind: 'image-banner',
  fields: { picture: { ...picture(drawing), alt: page.title } },
});

const questions = (page: PageTexts): ContentBlock => ({
  kind: 'faq-section',
  fields: {
    title: page.title,
    questions: page.sections.map(({ heading, text }) => ({ question: heading, answer: paragraphs(text) })),
  },
});

const helpMenu = ({ links, pages }: BaseTexts): ContentBlock => ({
  kind: 'help-menu',
  fields: {
    title: links.readMore,
    entries: (['dispatch-information', 'payment', 'withdrawal-policy', 'premium-guarantee'] as const).map((key) => ({
      label: pages[key].title,
      text: pages[key].description,
      to: `page:${key}`,
    })),
  },
});

/** What a page shows below its title; pages not named here show their sections. */
const bodies: Partial<Record<WrittenPageKey, (page: PageTexts, texts: BaseTexts) => ContentBlock[]>> = {
  'help-centre-faq': (page, texts) => [questions(page), helpMenu(texts), contactBlock(texts)],
  payment: (page) => [
    { kind: 'trusted-payments', fields: { title: page.title } },
    ...sections(page),
    stage('secure-payment-terminal', page),
  ],
  'dispatch-information': (page, texts) => [stage('delivery-truck', page), ...sections(page), contactBlock(texts)],
  'premium-guarantee': (page, texts) => [stage('guarantee-shield-tool', page), ...sections(page), helpMenu(texts)],
  partners: (page, texts) => [
    stage('partners-handshake-tools', page),
    ...sections(page),
    { kind: 'usp-section', fields: { promises: promises(texts, 'guarantee', 'advice', 'delivery') } },
  ],
  'best-prices-guaranteed': (page, texts) => [
    stage('price-tag-best', page),
    ...sections(page),
    {
      kind: 'home-products',
      fields: { title: texts.home.onSale, source: { by: 'tag', tag: 'on-sale', limit: 12 } },
    },
    contactBlock(texts),
  ],
  'our-history': (page) => [stage('history-workbench', page), ...sections(page)],
  'discount-codes': (page, texts) => [
    {
      kind: 'discount-vouchers',
      fields: { title: page.title, emptyText: page.empty ?? page.lead, vouchers: [] },
    },
    ...sections(page),
    {
      kind: 'strap-with-link',
      fields: {
        text: texts.pages['volume-discount'].lead,
        link: { label: texts.links.toVolume, to: 'page:volume-discount' },
      },
    },
  ],
  'product-recalls': (page) => [stage('product-recall-notice', page), ...sections(page)],
  contact: (page, texts) => [
    contactBlock(texts),
    { kind: 'web-to-case-form', fields: { title: page.title } },
    helpMenu(texts),
  ],
  'volume-discount': (page, texts) => [
    stage('volume-stack', page),
    ...sections(page),
    {
      kind: 'home-products',
      fields: { title: texts.home.bestsellers, source: { by: 'tag', tag: 'bestseller', limit: 12 } },
    },
  ],
};

function writtenPage(key: WrittenPageKey, texts: BaseTexts): SeededPage {
  const page = texts.pages[key];
  const body = bodies[key] ?? sections;
  const legalNotice: ContentBlock = {
    kind: 'notification-banner',
    fields: { tone: 'warning', text: texts.legalNotice },
  };
  return {
    key,
    slug: page.slug,
    title: page.title,
    metaDescription: page.description,
    blocks: [
      { kind: 'page-title', fields: { title: page.title, text: page.lead } },
      ...(legalPages.includes(key) ? [legalNotice] : []),
      ...body(page, texts),
    ],
  };
}

export const writtenPages = (texts: BaseTexts): SeededPage[] => writtenPageKeys.map((key) => writtenPage(key, texts));
