import { storeDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { DocumentKind } from '../read-side/document-reader.ts';
import { Encoded } from '../read-side/encoded.ts';

export const storeKind: DocumentKind<Encoded<StoreDocument>> = {
  name: 'store',
  decode: (body) => Encoded.parse(storeDocument, body).encoded,
  byteLength: ({ byteLength }) => byteLength,
};
