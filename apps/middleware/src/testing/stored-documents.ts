import type { LoadDocuments } from '../read-side/document-reader.ts';

interface Stored {
  readonly version: string;
  readonly body: string;
}

/** The read side's table in memory, for tests that are not about reading. */
export class StoredDocuments {
  readonly #documents = new Map<string, Stored>();
  readonly loads: { readonly kind: string; readonly keys: readonly string[] }[] = [];

  put(kind: string, locale: string, key: string, document: unknown, version = '1'): void {
    this.#documents.set(`${kind}:${locale}:${key}`, { version, body: JSON.stringify(document) });
  }

  readonly load: LoadDocuments = (kind, locale, asked) => {
    this.loads.push({ kind, keys: asked.map(({ key }) => key) });
    const found = asked.flatMap(({ key, heldVersion }) => {
      const stored = this.#documents.get(`${kind}:${locale}:${key}`);
      if (stored === undefined) return [];
      const body = stored.version === heldVersion ? null : stored.body;
      return [{ key, version: stored.version, body, ageMs: 0, from: 'postgres' as const }];
    });
    return Promise.resolve(found);
  };
}
