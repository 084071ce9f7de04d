import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { NavigationDocument } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { productKind } from '../read-side/readings/product-reading.ts';

const safety: ProductDocument['safety'] = { manufacturer: null, responsiblePerson: null, warnings: [] };

/** A pizza oven as the German shop sells it; a test names only what it is about. */
export function productDocument(changes: Partial<ProductDocument> = {}): ProductDocument {
  return {
    id: '1',
    key: 'EX10010001',
    sku: 'EX10010001',
    productNumber: '10010001',
    published: true,
    enabledOnMarket: true,
    eligibleForSelling: true,
    name: 'Pizzaofen 2 Kammern',
    slug: 'pizzaofen-2-kammern-10010001',
    slugAllLocales: { 'de-DE': 'pizzaofen-2-kammern-10010001', 'fr-FR': 'four-a-pizza-10010001' },
    brand: 'Royal Catering',
    family: 'pizza-ovens',
    model: 'RC-PO-2',
    description: 'Zwei Kammern, eine Schamotteplatte.',
    metaTitle: 'Pizzaofen',
    metaDescription: 'Pizzaofen mit zwei Kammern',
    metaKeywords: 'Pizza, Ofen',
    categories: [
      {
        key: 'pizza-ovens',
        name: 'Pizzaöfen',
        slug: 'pizzaöfen',
        ancestors: [{ key: 'gastronomy', name: 'Gastronomie', slug: 'gastronomie' }],
      },
    ],
    price: { value: moneyOf(49_900, 'EUR'), discounted: moneyOf(44_900, 'EUR'), lowest30Days: moneyOf(44_900, 'EUR') },
    taxRatePermyriad: 1900,
    availability: { isOnStock: true, quantity: 12, level: 'plenty', availableFrom: null },
    guaranteeRatePermyriad: 500,
    safety,
    attributes: [{ name: 'power', label: 'Leistung', type: 'number', value: '3.200 W' }],
    highlights: ['Bis 350 °C'],
    faq: [{ question: 'Wie heiß?', answer: '350 °C' }],
    deliveryPackage: ['Pizzaofen', 'Anleitung'],
    tags: ['top-seller'],
    isBware: false,
    isFreight: true,
    volumeDiscountGroup: null,
    hasVolumePrices: false,
    energy: null,
    ean: '4062859000011',
    manualUrl: null,
    files: [],
    video: null,
    numberOf360Images: 0,
    relatedAccessories: ['EX10010002'],
    parentProducts: [],
    setParts: [],
    releaseDate: '2024-03-01',
    reviewRatingStatistics: { averageRating: 4.5, count: 2, ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } },
    images: [{ url: '/images/EX10010001.avif', alt: 'Pizzaofen' }],
    ...changes,
  };
}

/** As its listing shows it. */
export function cardOf(product: ProductDocument): ProductCard {
  return productKind.decode(JSON.stringify(product)).card;
}

export function categoryDocument(changes: Partial<CategoryDocument> = {}): CategoryDocument {
  return {
    id: '7',
    key: 'pizza-ovens',
    name: 'Pizzaöfen',
    slug: 'pizzaöfen',
    slugAllLocales: { 'de-DE': 'pizzaöfen' },
    metaTitle: 'Pizzaöfen',
    metaDescription: '',
    imageUrl: null,
    contentHtml: null,
    hasProducts: true,
    ancestors: [{ key: 'gastronomy', name: 'Gastronomie', slug: 'gastronomie' }],
    children: [],
    siblings: [{ key: 'fryers', name: 'Fritteusen', slug: 'fritteusen', hasProducts: true }],
    relatedCategories: [],
    posts: [],
    ...changes,
  };
}

export const navigationDocument: NavigationDocument = {
  locale: 'de-DE',
  roots: [
    {
      key: 'gastronomy',
      name: 'Gastronomie',
      slug: 'gastronomie',
      hasProducts: true,
      children: [{ key: 'pizza-ovens', name: 'Pizzaöfen', slug: 'pizzaöfen', hasProducts: true, children: [] }],
    },
  ],
};

export const storeDocument: StoreDocument = {
  key: 'tradehall_de',
  country: 'DE',
  locale: 'de-DE',
  currencyCode: 'EUR',
  languages: ['de'],
  flags: {
    sale_of_additional_guarantee_enabled: true,
    vat_validation_enabled: true,
    change_tax_rate_enabled: false,
    google_autocomplete_enabled: false,
    trustpilot_in_header_enabled: false,
    complementary_products_enabled: true,
    loyalty_discount_enabled: true,
    contact_webform_enabled: true,
  },
  phoneNumber: '+49 30 1234567',
  openingHours: 'Mo–Fr 8–17',
  emailAddress: 'info@tradehall.de',
  campaigns: [],
  bankDetails: null,
  switchedOffMethods: [],
  sites: {},
  state: 'open',
  shippingFees: [],
  reviewSummary: null,
};
