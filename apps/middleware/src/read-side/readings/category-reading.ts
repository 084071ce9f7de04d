import { categoryDocument, type CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { DocumentKind } from '../document-reader.ts';
import { Encoded } from '../encoded.ts';

export interface CategoryReading {
  readonly whole: Encoded<CategoryDocument>;
  readonly withoutSiblings: Encoded<CategoryDocument>;
}

export const categoryKind: DocumentKind<CategoryReading> = {
  name: 'category',
  decode: (body) => {
    const { value: category, encoded: whole } = Encoded.parse(categoryDocument, body);
    return { whole, withoutSiblings: Encoded.of<CategoryDocument>({ ...category, siblings: [] }) };
  },
  byteLength: ({ whole, withoutSiblings }) => whole.byteLength + withoutSiblings.byteLength,
};
