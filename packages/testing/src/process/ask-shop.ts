import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface ShopAnswer {
  readonly status: number;
  /** The header `cache-control`, empty without one. */
  readonly caching: string;
  readonly body: string;
}

/** Asks for a page as a browser does. Node does not resolve `*.localhost`, so the host goes into the header only. */
export function askShop(port: number, host: string, path: string): Promise<ShopAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      const caching = answer.headers['cache-control'] ?? '';
      void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, caching, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
