import type { SharedKeys } from '@tradehall/domain/read-side/shared-documents.ts';
import type { AskedDocument, LoadDocuments, StoredDocument } from '../read-side/document-reader.ts';
import { SharedDocuments, type Looked } from './shared-documents.ts';
import type { SharedRedis } from './shared-redis.ts';

interface Missing {
  readonly asked: AskedDocument;
  readonly name: string;
  readonly seen: string;
}

/** What one process has read in PostgreSQL within the last second answers for the others too. */
export function loadThroughRedis(
  shared: SharedRedis,
  keys: SharedKeys,
  loadFromPostgres: LoadDocuments,
): LoadDocuments {
  return async (kind, locale, asked) => {
    const named = asked.map((one) => ({ ...one, name: `${kind}:${locale}:${one.key}` }));
    const looked = await shared.help((redis) => new SharedDocuments(redis, keys).look(named));
    if (looked === null) return loadFromPostgres(kind, locale, asked);
    const { found, missing } = sorted(named, looked);
    if (missing.length === 0) return found;
    const startedAtMs = performance.now();
    const loaded = await loadFromPostgres(
      kind,
      locale,
      missing.map((one) => one.asked),
    );
    const documents = shareable(loaded, missing);
    // Nobody waits for it.
    void shared.help((redis) =>
      new SharedDocuments(redis, keys).share(looked.epoch, documents, performance.now() - startedAtMs),
    );
    return [...found, ...loaded];
  };
}

function sorted(named: readonly (AskedDocument & { readonly name: string })[], { documents }: Looked) {
  const found: StoredDocument[] = [];
  const missing: Missing[] = [];
  for (const [index, { name, key, heldVersion }] of named.entries()) {
    const { document = null, seen = '' } = documents[index] ?? {};
    if (document === null) missing.push({ asked: { key, heldVersion }, name, seen });
    else found.push({ key, ...document, from: 'redis' });
  }
  return { found, missing };
}

/** What does not exist is not kept there: whoever asks for addresses at random would fill Redis with nothing. */
function shareable(loaded: readonly StoredDocument[], missing: readonly Missing[]) {
  const places = new Map(missing.map((one) => [one.asked.key, one]));
  return loaded.flatMap(({ key, version, body }) => {
    const place = places.get(key);
    return place === undefined ? [] : [{ name: place.name, seen: place.seen, version, body }];
  });
}
