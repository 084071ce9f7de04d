import { request } from 'undici';

export interface FeedFacts {
  readonly sku: string;
  readonly address: string;
  readonly price: string;
  readonly availability: string;
  readonly delivery: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(item: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(item) ?? [];
  return text.replace(/&([a-z]+);/g, (entity, name: string) => entities[name] ?? entity);
}

function factsOf(item: string): FeedFacts {
  const [, shipping = ''] = /<g:shipping>(.*?)<\/g:shipping>/.exec(item) ?? [];
  const days = ['g:min_transit_time', 'g:max_transit_time'].map((name) => textOf(shipping, name)).join('-');
  return {
    sku: textOf(item, 'g:id'),
    address: textOf(item, 'g:link'),
    price: textOf(item, 'g:sale_price') || textOf(item, 'g:price'),
    availability: textOf(item, 'g:availability') === 'in_stock' ? 'InStock' : 'OutOfStock',
    delivery: `${textOf(shipping, 'g:country')} ${textOf(shipping, 'g:price')} ${days}`,
  };
}

export interface ReadFeed {
  readonly offers: readonly FeedFacts[];
  readonly firstByteMs: number;
  readonly wholeMs: number;
}

/** Google's feed of a shop, read to its end. */
export async function readFeed(storefrontUrl: string, host: string, path: string): Promise<ReadFeed> {
  const startedAt = performance.now();
  const { statusCode, body } = await request(`${storefrontUrl}${path}`, { headers: { host } });
  const firstByteMs = performance.now() - startedAt;
  const text = await body.text();
  if (statusCode !== 200 || !text.endsWith('</channel></rss>\n'))
    throw new Error(`${host}${path} answers ${statusCode}`);
  const items = text.match(/<item>.*?<\/item>/gs) ?? [];
  return { offers: items.map(factsOf), firstByteMs, wholeMs: performance.now() - startedAt };
}
