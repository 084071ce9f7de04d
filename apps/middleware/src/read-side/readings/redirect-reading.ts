import { redirectDocument, type RedirectDocument } from '@tradehall/domain/content/redirect.ts';
import type { DocumentKind } from '../document-reader.ts';

const bytesOfARedirect = 500;

/** Parsing is the second look at the target: whatever got into the table, no visitor is sent to another host. */
export const redirectKind: DocumentKind<RedirectDocument> = {
  name: 'redirect',
  decode: (body) => redirectDocument.parse(JSON.parse(body)),
  byteLength: () => bytesOfARedirect,
};
