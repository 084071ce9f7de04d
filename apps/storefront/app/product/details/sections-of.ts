import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { DetailsView } from './details-view.ts';

/** In the order of the page; their ids are what links to them end in. */
const headings = {
  highlights: 'product.highlights',
  description: 'product.description',
  'technical-data': 'product.technicalData',
  set: 'product.set',
  'delivery-contents': 'product.deliveryContents',
  documents: 'product.documents',
  faq: 'product.faq',
  safety: 'product.safety',
  reviews: 'product.reviews',
  accessories: 'product.accessories',
  alternatives: 'product.alternatives',
} as const satisfies Readonly<Record<string, MessageKey>>;

export type SectionId = keyof typeof headings;

export interface SectionView {
  readonly id: SectionId;
  readonly heading: string;
}

interface SectionContents {
  readonly details: DetailsView;
  readonly accessories: object | null;
  readonly alternatives: object | null;
}

function isFilled(id: SectionId, { details, accessories, alternatives }: SectionContents): boolean {
  switch (id) {
    case 'highlights':
      return details.highlights.length > 0;
    case 'description':
      return details.descriptionHtml !== '';
    case 'technical-data':
      return details.technicalData.length > 0;
    case 'set':
      return details.set !== null;
    case 'delivery-contents':
      return details.deliveryContents.length > 0;
    case 'faq':
      return details.faq.length > 0;
    case 'safety':
      return details.safety !== null;
    case 'accessories':
      return accessories !== null;
    case 'alternatives':
      return alternatives !== null;
    // The data sheet is always there, and that nobody has reviewed a product is said as well.
    case 'documents':
    case 'reviews':
      return true;
  }
}

const isSectionId = (id: string): id is SectionId => id in headings;

/** The sections a page has, for its navigation and its headings. */
export const sectionsOf = (contents: SectionContents, translate: Translate): readonly SectionView[] =>
  Object.keys(headings)
    .filter(isSectionId)
    .filter((id) => isFilled(id, contents))
    .map((id) => ({ id, heading: translate(headings[id]) }));
