import type { BlockKind, FieldsOf } from '@tradehall/domain/content/content-block.ts';

const scene = (name: string) => ({ src: `/pictures/content/${name}.svg`, alt: '', width: 800, height: 600 });
const hero = (name: string) => ({ src: `/pictures/content/${name}.svg`, alt: '', width: 1600, height: 700 });
const link = (label: string, to: string) => ({ label, to });

const cards = [
  {
    title: 'Versand auf Palette',
    text: 'Schwere Geräte kommen mit der Spedition bis zur Bordsteinkante.',
    picture: scene('pallet-freight'),
    link: link('Zum Versand', 'page:dispatch-information'),
  },
  {
    title: 'Rückgabe ohne Umwege',
    text: 'Dreißig Tage Zeit zum Prüfen.',
    picture: scene('package-return'),
    link: link('Zum Widerruf', 'page:withdrawal-policy'),
  },
  { title: 'Beratung', text: 'Unter {phone} helfen wir bei der Auswahl.', picture: scene('help-desk-headset') },
];

const posts = [
  {
    title: 'Kühlkette in der Küche',
    text: 'Worauf es zwischen Anlieferung und Teller ankommt.',
    picture: scene('gastronomy'),
    link: link('Beitrag lesen', 'https://www.tradehall.com/inspirations/cold-chain'),
    date: '2026-10-28',
  },
  {
    title: 'Schweißen für den Anfang',
    text: 'Verfahren, Schutz und die ersten Nähte.',
    picture: scene('professional-tools'),
    link: link('Beitrag lesen', 'https://www.tradehall.com/inspirations/welding'),
    date: '2026-10-14',
  },
  {
    title: 'Die richtige Waage',
    text: 'Teilung, Eichung und Plattformgröße.',
    picture: scene('measurement'),
    link: link('Beitrag lesen', 'https://www.tradehall.com/inspirations/scales'),
    date: '2026-09-30',
  },
];

const promises = [
  { icon: 'truck', title: 'Kostenlos ab {freeShippingFrom}', text: 'Darunter kostet ein Paket {parcelFee}.' },
  { icon: 'return', title: '30 Tage Rückgabe', text: 'Geld zurück, ohne Begründung.' },
  { icon: 'shield', title: 'Bis zu 4 Jahre Garantie', text: 'Mit der Premium-Garantie.' },
  { icon: 'headset', title: 'Beratung vom Fach', text: 'Erreichbar {openingHours}.' },
] as const;

const skus = ['EX10000001', 'EX10000002', 'EX10000003'];
const running = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T22:59:59Z' };
const banner = {
  title: 'Winteraktion in der Werkstatt',
  text: 'Heizgeräte und Beleuchtung bis Ende des Monats günstiger.',
  picture: scene('professional-tools'),
  link: link('Zur Aktion', 'category:professional-tools'),
};

/** A page author's work, once for every kind. */
export const sampleBlocks: { readonly [Kind in BlockKind]: FieldsOf<Kind> } = {
  'hero-banner': {
    title: 'Profigeräte für jede Küche',
    text: 'Vom Imbiss bis zum Hotel: Geräte, die den ganzen Tag laufen. Kostenlose Lieferung ab {freeShippingFrom}.',
    picture: hero('hero-kitchen'),
    link: link('Gastronomie entdecken', 'category:gastronomy'),
    secondLink: link('Bestpreisgarantie', 'page:best-prices-guaranteed'),
  },
  'image-banner': {
    picture: { ...hero('hero-laboratory'), alt: 'Labor mit Waagen' },
    link: link('Messtechnik ansehen', 'category:measurement'),
  },
  'banner-box': { ...banner, picture: scene('volume-stack'), title: 'Mehr kaufen, weniger zahlen' },
  'banner-boxes': {
    boxes: [
      {
        title: 'Premium-Garantie',
        text: 'Bis zu vier Jahre Ruhe.',
        link: link('Zur Garantie', 'page:premium-guarantee'),
        picture: scene('guarantee-shield-tool'),
      },
      {
        title: 'Zahlung',
        text: 'So, wie es Ihnen passt.',
        link: link('Zahlungsarten', 'page:payment'),
        picture: scene('secure-payment-terminal'),
      },
      { title: 'Versand', link: link('Zum Versand', 'page:dispatch-information'), picture: scene('delivery-truck') },
    ],
  },
  'promo-banners': {
    banners: [
      banner,
      {
        ...banner,
        title: 'Alles für die Reinigung',
        picture: scene('cleaning'),
        link: link('Zur Reinigung', 'category:cleaning'),
      },
    ],
  },
  'video-banner': {
    title: 'Ein Blick in unser Lager',
    text: 'Über 10.000 Artikel auf Lager.',
    video: '/pictures/content/warehouse.webm',
    description: 'Ein Stapler fährt an hohen Regalen vorbei und nimmt eine Palette auf. Das Video hat keinen Ton.',
    poster: { src: '/pictures/content/video-poster.svg', alt: '', width: 1280, height: 720 },
    link: link('Unsere Geschichte', 'page:our-history'),
  },
  'vertical-lander-linkout-image': {
    title: 'Seit 2007 für das Handwerk',
    text: 'Was als kleines Lager begann, beliefert heute Betriebe in 25 Ländern.',
    picture: scene('history-workbench'),
    link: link('Mehr über {companyName}', 'https://www.tradehall.com/about-us'),
  },
  'notification-banner': {
    tone: 'info',
    text: 'An Feiertagen liefern wir nicht aus.',
    link: link('Mehr zum Versand', 'page:dispatch-information'),
  },
  'strap-with-link': {
    text: 'Kostenlose Lieferung ab {freeShippingFrom}',
    link: link('Mehr erfahren', 'page:dispatch-information'),
  },
  'campaign-banner': { ...banner, picture: hero('hero-winter-sale'), campaignName: 'winter', ...running },
  'campaign-countdown': {
    title: 'Winteraktion',
    text: 'Solange der Vorrat reicht.',
    ...running,
    link: link('Zu den Angeboten', 'search:tags=on-sale'),
  },
  'marketing-cards': { title: 'Gut zu wissen', cards },
  'marketing-cards-wide': { cards: cards.slice(0, 2) },
  'marketing-cards-container': { title: 'Service', text: 'Vor und nach dem Kauf.', cards },
  'blog-posts': { title: 'Aus dem Magazin', posts },
  'blog-posts-with-link': { title: 'Ratgeber', posts, link: link('Alle Beiträge', 'page:inspirations') },
  'nav-image-grid': {
    title: 'Schnell gefunden',
    tiles: ['hospitality', 'diy', 'office', 'agriculture', 'recreation', 'beauty'].map((key) => ({
      label: `Abteilung ${key}`,
      to: `category:${key}`,
      picture: scene(key),
    })),
  },
  'help-menu': {
    title: 'Hilfe',
    entries: [
      { label: 'Zahlung', text: 'Alle Zahlungsarten', to: 'page:payment' },
      { label: 'Versand', text: 'Kosten und Lieferzeit', to: 'page:dispatch-information' },
      { label: 'Widerruf', to: 'page:withdrawal-policy' },
    ],
  },
  'promo-list': {
    title: 'Aktuelle Aktionen',
    promos: [
      {
        title: '10 % auf Reinigungsgeräte',
        text: 'Beim Kauf von zwei Geräten.',
        until: '2026-11-30',
        link: link('Zur Reinigung', 'category:cleaning'),
      },
      { title: 'Kostenlose Lieferung', text: 'Ab {freeShippingFrom} in ganz {country}.' },
    ],
  },
  partners: {
    title: 'Partner',
    text: 'Mit ihnen arbeiten wir zusammen.',
    partners: [
      { title: 'Royal Catering', picture: scene('brand-stage'), link: link('Zur Marke', 'page:royal-catering') },
      { title: 'Ulsonix', picture: scene('brand-stage') },
    ],
  },
  'home-products': {
    title: 'Neu im Sortiment',
    source: { by: 'skus', skus },
    link: link('Alle Neuheiten', 'search:tags=new'),
  },
  'product-group-slider': {
    title: 'Beliebt',
    groups: [
      { label: 'Küche', source: { by: 'category', category: 'gastronomy', limit: 8 } },
      { label: 'Werkstatt', source: { by: 'tag', tag: 'bestseller', limit: 8 } },
    ],
  },
  'product-listing': { source: { by: 'tag', tag: 'on-sale', limit: 12 } },
  'product-zone': { title: 'Bestseller der Gastronomie', zone: 'ma_exde_1' },
  'product-zone-box': {
    title: 'Wellness',
    text: 'Für Studio und Praxis.',
    zone: 'ma_exde_10',
    picture: scene('wellness'),
  },
  'department-block': {
    title: 'Abteilungen',
    departments: ['gastronomy', 'hospitality', 'diy', 'cleaning'].map((category) => ({
      category,
      picture: scene(category),
    })),
  },
  'category-cards': {
    title: 'Nach Branche',
    cards: ['agriculture', 'office', 'measurement'].map((category) => ({
      category,
      picture: scene(category),
      text: 'Geräte für den täglichen Einsatz.',
    })),
  },
  'category-boxes': {
    title: 'Weitere Bereiche',
    boxes: ['recreation', 'beauty', 'wellness', 'home-and-garden'].map((category) => ({
      category,
      picture: scene(category),
    })),
  },
  'category-box-links': {
    title: 'Alle Bereiche',
    boxes: [
      { category: 'gastronomy', links: ['hospitality', 'cleaning'] },
      { category: 'professional-tools', links: ['diy', 'measurement'] },
    ],
  },
  'page-title': { title: 'Alle Bausteine', text: 'Jede Art von Baustein einmal, für {country}.' },
  'text-section': {
    title: 'Preise und Lieferung',
    html: '<h3>Lieferung</h3><p>Ab <strong>{freeShippingFrom}</strong> kostenlos, siehe <a href="page:dispatch-information">Versand</a> und <a href="https://example.org/">Verband</a>.</p><ul><li>Paket {parcelFee}</li><li>Fracht {freightFee}</li></ul><table><thead><tr><th>Weg</th><th>Dauer</th></tr></thead><tbody><tr><td>Paket</td><td>2 Tage</td></tr><tr><td>Fracht</td><td>5 Tage</td></tr></tbody></table>',
  },
  'marketing-landing-page-config': { layout: 'full-width', newsletter: false, indexed: false },
  'usp-section': { title: 'Darauf können Sie sich verlassen', promises: [...promises] },
  'usp-carousel': { promises: [...promises] },
  'faq-section': {
    title: 'Häufige Fragen',
    questions: [
      { question: 'Was kostet die Lieferung?', answer: '<p>Ab {freeShippingFrom} nichts.</p>' },
      { question: 'Wie erreiche ich Sie?', answer: '<p>Unter {phone} oder <a href="mailto:{email}">{email}</a>.</p>' },
    ],
  },
  'trusted-payments': { title: 'Sicher bezahlen', text: 'Verschlüsselt und geprüft.' },
  newsletter: { title: 'Newsletter', text: 'Angebote und Ratgeber, einmal in der Woche.' },
  'trust-review-carousel': {
    title: 'Am besten bewertet',
    text: 'Von geprüften Käufern.',
    source: { by: 'tag', tag: 'topRated', limit: 8 },
  },
  'product-recalls': { title: 'Aktuelle Rückrufe', emptyText: 'Zurzeit gibt es keine Rückrufe.' },
  'discount-vouchers': {
    title: 'Gutscheine',
    emptyText: 'Zurzeit gibt es keine Gutscheine.',
    vouchers: [
      { code: 'WINTER-10', title: '10 % auf alles', text: 'Ab 200 € Warenwert.', until: '2026-11-30' },
      { code: 'KAFFEE', title: 'Kaffee gratis', text: 'Zu jeder Kaffeemaschine.' },
    ],
  },
  'web-to-case-form': { title: 'Schreiben Sie uns', reason: 'consulting' },
  'contact-information': { title: 'Kontakt', text: 'Wir sprechen Deutsch und Englisch.' },
};
