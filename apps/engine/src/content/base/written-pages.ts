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

/** Drawings beside the titles of pages. */
const drawings: Partial<Record<WrittenPageKey, string>> = {
  payment: 'secure-payment-terminal',
  'dispatch-information': 'delivery-truck',
  'premium-guarantee': 'guarantee-shield-tool',
  partners: 'partners-handshake-tools',
  'best-prices-guaranteed': 'price-tag-best',
  'our-history': 'history-workbench',
  'product-recalls': 'product-recall-notice',
  'volume-discount': 'volume-stack',
};

const questions = ({ title, sections: asked }: Pick<PageTexts, 'title' | 'sections'>): ContentBlock => ({
  kind: 'faq-section',
  fields: {
    title,
    questions: asked.map(({ heading, text }) => ({ question: heading, answer: paragraphs(text) })),
  },
});

/** Where the manual is: the only question that is not about an order. */
const manualQuestion = 5;

/** Where nothing can be ordered people ask for a quotation instead. */
function questionsWithoutOrders(
  { title, sections: asked }: PageTexts,
  { promises: { quotation } }: BaseTexts,
): ContentBlock {
  const own = { heading: quotation.title, text: quotation.text };
  return questions({ title, sections: [own, ...asked.slice(manualQuestion, manualQuestion + 1)] });
}

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

/** Its text is what stands there while nothing is recalled. */
const recallsBlock = ({ heading, text }: PageTexts['sections'][number]): ContentBlock => ({
  kind: 'product-recalls',
  fields: { title: heading, emptyText: text },
});

/** What a page shows below its title; pages not named here show their sections. */
const bodies: Partial<Record<WrittenPageKey, (page: PageTexts, texts: BaseTexts) => ContentBlock[]>> = {
  'help-centre-faq': (page, texts) => [questions(page), helpMenu(texts), contactBlock(texts)],
  payment: (page) => [{ kind: 'trusted-payments', fields: { title: page.title } }, ...sections(page)],
  // The law wants it to be found easily (2011/83/EU, article 11a).
  'withdrawal-policy': (page, texts) => [
    {
      kind: 'notification-banner',
      fields: {
        tone: 'info',
        text: page.sections[1]?.heading ?? page.title,
        link: { label: texts.links.toWithdrawal, to: 'route:order/withdraw' },
      },
    },
    ...sections(page),
  ],
  'dispatch-information': (page, texts) => [...sections(page), contactBlock(texts)],
  'premium-guarantee': (page, texts) => [...sections(page), helpMenu(texts)],
  partners: (page, texts) => [
    ...sections(page),
    { kind: 'usp-section', fields: { promises: promises(texts, 'guarantee', 'advice', 'delivery') } },
  ],
  'best-prices-guaranteed': (page, texts) => [
    ...sections(page),
    {
      kind: 'home-products',
      fields: { title: texts.home.onSale, source: { by: 'tag', tag: 'on-sale', limit: 12 } },
    },
    contactBlock(texts),
  ],
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
  'product-recalls': (page) => {
    const [current, ...others] = page.sections;
    return [...(current ? [recallsBlock(current)] : []), ...sections({ ...page, sections: others })];
  },
  contact: (page, texts) => [
    contactBlock(texts),
    { kind: 'web-to-case-form', fields: { title: page.title } },
    helpMenu(texts),
  ],
  'volume-discount': (page, texts) => [
    ...sections(page),
    {
      kind: 'home-products',
      fields: { title: texts.home.bestsellers, source: { by: 'tag', tag: 'bestseller', limit: 12 } },
    },
  ],
};

/** The pages that say something else where nothing can be ordered. */
const bodiesWithoutOrders: typeof bodies = {
  'help-centre-faq': (page, texts) => [questionsWithoutOrders(page, texts), contactBlock(texts)],
  contact: (page, texts) => [contactBlock(texts), { kind: 'web-to-case-form', fields: { title: page.title } }],
};

function writtenPage(key: WrittenPageKey, texts: BaseTexts, hasOrders: boolean): SeededPage {
  const page = texts.pages[key];
  const drawing = drawings[key];
  const body = (hasOrders ? undefined : bodiesWithoutOrders[key]) ?? bodies[key] ?? sections;
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
      {
        kind: 'page-title',
        fields: {
          title: page.title,
          text: page.lead,
          ...(drawing !== undefined && { picture: picture(drawing) }),
        },
      },
      ...(legalPages.includes(key) ? [legalNotice] : []),
      ...body(page, texts),
    ],
  };
}

export const writtenPages = (texts: BaseTexts, hasOrders: boolean): SeededPage[] =>
  writtenPageKeys.map((key) => writtenPage(key, texts, hasOrders));
