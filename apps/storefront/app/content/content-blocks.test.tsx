import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockKinds, type BlockKind, type ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { sampleBlock, sampleContent } from '../testing/sample-content.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { shopOf } from '../testing/shop-of.ts';
import { ContentBlocks } from './content-blocks.tsx';
import { contentView } from './content-view.ts';
import { ContentPicture } from './parts/content-picture.tsx';

const pageKeys = [
  'payment',
  'dispatch-information',
  'withdrawal-policy',
  'best-prices-guaranteed',
  'premium-guarantee',
  'inspirations',
  'our-history',
];
const pages = pageKeys.map((key) => ({ key, slug: key, title: key, slugAllLocales: {} }));
const shop = shopOf('de-DE', { contentPages: contentPagesOf(pages) });
const slots = { newsletter: <b>the newsletter form</b>, contactForm: (reason: string | null) => <b>form: {reason}</b> };

function draw(
  kinds: readonly BlockKind[],
  { showsKinds = false, given = slots }: { showsKinds?: boolean; given?: typeof slots | typeof noSlots } = {},
) {
  return drawBlocks(kinds.map(sampleBlock), { showsKinds, given });
}

function drawBlocks(
  blocks: readonly ContentBlock[],
  { showsKinds = false, given = slots }: { showsKinds?: boolean; given?: typeof slots | typeof noSlots } = {},
) {
  const view = contentView(sampleContent(blocks), {
    shop,
    store: sampleStore,
    productSlugs: new Map(),
    now: new Date('2026-11-15T12:00:00Z'),
    isDraft: false,
    showsKinds,
  });
  return renderToStaticMarkup(<ContentBlocks view={view} slots={given} />);
}
const noSlots = { newsletter: null, contactForm: null };

/** What a visitor of each kind of block cannot miss. */
const shown: Readonly<Record<BlockKind, readonly string[]>> = {
  'hero-banner': ['<h1', 'Profigeräte für jede Küche', 'ab 59,00', 'href="/gastronomy/"', 'fetchPriority="high"'],
  'image-banner': ['alt="Labor mit Waagen"', 'Messtechnik ansehen', 'width="1600"'],
  'banner-box': ['Mehr kaufen', 'href="/professional-tools/"'],
  'banner-boxes': ['Premium-Garantie', 'Zahlungsarten', 'href="/dispatch-information/"'],
  'promo-banners': ['Winteraktion in der Werkstatt', 'href="/cleaning/"'],
  'video-banner': [
    'controls=""',
    'preload="none"',
    'poster="/pictures/content/video-poster.svg"',
    'Das Video hat keinen Ton',
  ],
  'vertical-lander-linkout-image': ['Mehr über Tradehall', 'target="_blank"', 'rel="noopener"'],
  'notification-banner': ['An Feiertagen', 'href="/dispatch-information/"'],
  'strap-with-link': ['Kostenlose Lieferung ab 59,00'],
  'campaign-banner': ['Winteraktion in der Werkstatt', 'hero-winter-sale'],
  'campaign-countdown': ['role="timer"', 'aria-live="off"', 'dateTime="2026-12-01T22:59:59Z"', '01.12.2026, 23:59'],
  'marketing-cards': ['Gut zu wissen', 'Unter +49 800 000 000', '<h3'],
  'marketing-cards-wide': ['Versand auf Palette', '<h2'],
  'marketing-cards-container': ['Vor und nach dem Kauf', 'Rückgabe ohne Umwege'],
  'blog-posts': ['Kühlkette', '28.10.2026', 'target="_blank"'],
  'blog-posts-with-link': ['Alle Beiträge', 'href="/inspirations/"'],
  'nav-image-grid': ['Abteilung hospitality', 'href="/beauty/"'],
  'help-menu': ['Kosten und Lieferzeit', 'href="/payment/"'],
  'promo-list': ['10 % auf Reinigungsgeräte', '30.11.2026', 'in ganz Deutschland'],
  partners: ['Royal Catering', 'Ulsonix'],
  'home-products': ['Neu im Sortiment', 'Pizzaofen Modell 3', 'href="/pizzaofen-10000003"'],
  'product-group-slider': ['role="tab"', 'Werkstatt', 'Pizzaofen Modell 2'],
  'product-listing': ['<h2', 'Pizzaofen Modell 8'],
  'product-zone': ['Bestseller der Gastronomie', 'href="/gastronomy/"', 'Pizzaofen'],
  'product-zone-box': ['Für Studio und Praxis', 'href="/wellness/"', 'Pizzaofen'],
  'department-block': ['Abteilung gastronomy', 'href="/diy/"'],
  'category-cards': ['Geräte für den täglichen Einsatz', 'href="/measurement/"'],
  'category-boxes': ['Abteilung home-and-garden'],
  'category-box-links': ['Abteilung professional-tools', 'href="/measurement/"'],
  'page-title': ['<h1', 'für Deutschland'],
  'text-section': ['<h3>Lieferung</h3>', 'href="/dispatch-information/"', '<td>5 Tage</td>'],
  'marketing-landing-page-config': [],
  'usp-section': ['Darauf können Sie sich verlassen', '30 Tage Rückgabe', '<svg'],
  'usp-carousel': ['Darunter kostet ein Paket 1,95'],
  'faq-section': ['<details', 'href="mailto:service@tradehall.de"'],
  'trusted-payments': ['Sicher bezahlen', 'PayPal'],
  newsletter: ['einmal in der Woche', 'the newsletter form'],
  'trust-review-carousel': ['Am besten bewertet', '4,6'],
  'discount-vouchers': ['WINTER-10', '30.11.2026', '<button'],
  'product-recalls': ['Pizzaofen Modell 1', 'A1 bis A9', '16.11.2026', '?productNumber=10000001'],
  'web-to-case-form': ['Schreiben Sie uns', 'form: consulting'],
  'contact-information': ['href="tel:+49800000000"', 'href="mailto:service@tradehall.de"', '08:00–17:00'],
};

describe('a block of a content page', () => {
  it.each(blockKinds)('is drawn when it is a %s', (kind) => {
    const html = draw([kind]);
    shown[kind].forEach((words) => expect(html).toContain(words));
    expect(html).not.toMatch(/[{}]|undefined|\[object|style=/);
  });

  it('keeps the place of every picture before it has come', () => {
    const pictures = draw(blockKinds).match(/<img [^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(20);
    pictures.forEach((picture) => expect(picture).toMatch(/width="\d+" height="\d+"/));
  });

  it('keeps the focal point of a picture in sight, by a class for each tenth', () => {
    const picture = {
      src: '/media/uploads/a-1280.webp',
      alt: 'Ofen',
      width: 1280,
      height: 853,
      focus: { x: 24, y: 86 },
    };
    expect(renderToStaticMarkup(<ContentPicture picture={picture} className="own" />)).toMatch(
      /class="own \S*x2\S* \S*y9\S*"/,
    );
  });

  it('loads the first picture at once and the others when they come near', () => {
    const html = draw(['page-title', 'hero-banner', 'campaign-banner', 'marketing-cards']);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
    expect(html.indexOf('loading="eager"')).toBeLessThan(html.indexOf('loading="lazy"'));
  });

  it('says beside every link out of the shop that a new tab opens', () => {
    const html = draw(['blog-posts', 'vertical-lander-linkout-image']);
    expect(html.match(/target="_blank"/g)).toHaveLength(4);
    expect(html.match(/\(wird in einem neuen Tab geöffnet\)|\(opens in a new tab\)|\([^()]*Tab[^()]*\)/g)).toHaveLength(
      4,
    );
  });

  it('has one title of the page at most', () => {
    expect(draw(blockKinds).match(/<h1/g)).toHaveLength(1);
  });

  it('says the title of the page once, and again only to those who hear it', () => {
    const help: ContentBlock = {
      kind: 'faq-section',
      fields: { title: 'Hilfe', questions: [{ question: 'Wo?', answer: '<p>Hier</p>' }] },
    };
    const drawn = (title: string) => drawBlocks([{ kind: 'page-title', fields: { title } }, help]);
    expect(drawn('Hilfe')).toMatch(/<span class="[^"]*hidden[^"]*"><h2/);
    expect(drawn('Kontakt')).not.toMatch(/<span class="[^"]*hidden[^"]*"><h2/);
  });

  it.each(['newsletter', 'web-to-case-form'] as const)('is missing where the shop offers no form for %s', (kind) => {
    expect(draw([kind], { given: noSlots })).not.toContain('<section');
  });

  it('has its name above it in the components overview', () => {
    const html = draw(blockKinds, { showsKinds: true });
    blockKinds.forEach((kind) => expect(html).toContain(`>${kind}</code>`));
    expect(draw(blockKinds)).not.toContain('hero-banner</code>');
  });
});
