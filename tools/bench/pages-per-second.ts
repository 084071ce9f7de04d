import { Pool } from 'undici';

interface Load {
  readonly origin: string;
  readonly host: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** How many pages a server answers a second while so many shoppers ask again as soon as they are answered. */
export async function pagesPerSecond({ origin, host, paths, connections, seconds }: Load): Promise<number> {
  const pool = new Pool(origin, { connections });
  // As browsers ask: a cache keeps pages compressed.
  const headers = { host, 'accept-encoding': 'gzip' };
  const endsAt = performance.now() + seconds * 1000;
  let answered = 0;
  const shopper = async (first: number) => {
    for (let round = first; performance.now() < endsAt; round += 1) {
      const path = paths[round % paths.length] ?? '/';
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => shopper(index)));
  await pool.close();
  return Math.round(answered / seconds);
}
