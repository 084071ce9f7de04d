import { productDocument } from './documents.ts';
import { EngineStandIn } from './engine-stand-in.ts';
import { StoredDocuments } from './stored-documents.ts';
import { buildTestApp } from './test-app.ts';

export const standInSession = 'a'.repeat(64);

interface Posted {
  readonly host?: string;
  readonly cookie?: string | null;
}

/** The middleware with one pizza oven on its read side, in front of an engine that says what a test tells it to. */
export async function openStandInShop() {
  const engine = await EngineStandIn.start();
  const documents = new StoredDocuments();
  documents.put('product', 'de-DE', 'EX10010001', productDocument());
  const app = buildTestApp({ engineUrl: engine.url, load: documents.load });
  return {
    engine,
    documents,
    /** By `new-ct/addToCart`, from somebody with a session unless the test says otherwise. */
    post: (call: string, payload: object, { host = 'de.localhost:3000', cookie = null }: Posted = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/${call}`,
        payload,
        headers: { host, cookie: cookie ?? `session=${standInSession}` },
      }),
    get: (call: string, query: Record<string, string>) =>
      app.inject({
        method: 'GET',
        url: `/api/${call}`,
        query,
        headers: { host: 'de.localhost:3000', cookie: `session=${standInSession}` },
      }),
    [Symbol.asyncDispose]: async () => {
      await engine[Symbol.asyncDispose]();
      await app.close();
    },
  };
}

export type StandInShop = Awaited<ReturnType<typeof openStandInShop>>;
