import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';

/** A product of a list, with what a test is about changed. */
export const sampleCard = (changes: Partial<ProductCard> = {}): ProductCard => ({
  sku: 'EX10000001',
  name: 'Pizza oven',
  slug: 'pizza-oven-10000001',
  brand: 'Royal Catering',
  model: '',
  specs: [],
  hasVolumePrices: false,
  price: { value: moneyOf(129_900, 'EUR'), discounted: null, lowest30Days: null },
  isOnStock: true,
  stockLevel: 'plenty',
  isFreight: false,
  energy: null,
  averageRating: 0,
  reviewCount: 0,
  image: null,
  tags: [],
  ...changes,
});
