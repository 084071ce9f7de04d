import { Pool } from 'undici';

/** An address of a shop: the host as a browser would send it, and the path with its query. */
export interface Address {
  readonly host: string;
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly caching: string | null;
  readonly type: string;
  readonly body: string;
}

export interface ShopReader {
  readonly read: (address: Address) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Reads shops by the server's own address: Node does not resolve `*.localhost`. */
export function openShopReader(storefrontUrl: string, connections: number): ShopReader {
  const pool = new Pool(storefrontUrl, { connections, headersTimeout: 30_000, bodyTimeout: 30_000 });
  return {
    read: async ({ host, path }) => {
      const answer = await pool.request({ path, method: 'GET', headers: { host, accept: 'text/html,*/*' } });
      const type = textOf(answer.headers['content-type']);
      const isText = /html|xml|plain/.test(type);
      const body = isText ? await answer.body.text() : '';
      if (!isText) await answer.body.dump();
      return {
        status: answer.statusCode,
        location: textOf(answer.headers['location']) || null,
        caching: textOf(answer.headers['cache-control']) || null,
        type,
        body,
      };
    },
    close: () => pool.close(),
  };
}

function textOf(header: string | string[] | undefined): string {
  return [header ?? ''].flat()[0] ?? '';
}
