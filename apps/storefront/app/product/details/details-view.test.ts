import { describe, expect, it } from 'vitest';
import type { ProductDocument, ProductFile } from '@tradehall/domain/catalogue/product-document.ts';
import { translator } from '../../i18n/translator.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { detailsView } from './details-view.ts';

const shop = shopOf('fr-FR');
const documentsOf = (more: Partial<ProductDocument>) =>
  detailsView({ ...sampleProduct, ...more }, { setCards: [], store: sampleStore }, shop, translator('fr-FR')).documents;
const file = (kind: ProductFile['kind'], language: ProductFile['language']) => ({
  kind,
  language,
  address: `/media/${kind}.pdf`,
});

describe('the documents of a product', () => {
  it('are those of the language, and of others it is said which language they speak', () => {
    const files = [file('manual', 'fr'), file('conformity', 'en')];
    expect(documentsOf({ files, manualUrl: '/media/manual.pdf' }).slice(1)).toEqual([
      { name: 'Mode d’emploi', format: 'PDF', href: '/media/manual.pdf', isElsewhere: false },
      { name: 'Déclaration de conformité', format: 'PDF, anglais', href: '/media/conformity.pdf', isElsewhere: false },
    ]);
  });

  it('have the manual of all languages where there is no other', () => {
    const [, manual, ...others] = documentsOf({ manualUrl: 'https://manuals.example/oven.pdf' });
    expect(manual).toMatchObject({ href: 'https://manuals.example/oven.pdf', isElsewhere: true });
    expect(others).toEqual([]);
  });
});
