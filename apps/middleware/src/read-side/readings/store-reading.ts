import { storeDocument, type StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { DocumentKind } from '../document-reader.ts';
import { Encoded } from '../encoded.ts';

export interface StoreReading {
  readonly whole: Encoded<StoreDocument>;
  readonly flags: StoreDocument['flags'];
  readonly bankDetails: StoreDocument['bankDetails'];
}

export const storeKind: DocumentKind<StoreReading> = {
  name: 'store',
  decode: (body) => {
    const { value, encoded: whole } = Encoded.parse(storeDocument, body);
    return { whole, flags: value.flags, bankDetails: value.bankDetails };
  },
  byteLength: ({ whole }) => whole.byteLength + 500,
};
