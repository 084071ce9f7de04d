import { rankProducts } from '@tradehall/engine/catalogue/ranking/rank-products';
import type { ClientBase } from 'pg';
import { generateBlock } from '../generate/block';
import { blockSize } from '../generate/block-plan';
import type { Catalogue } from './catalogue';
import type { EngineIds } from './engine-ids';
import { addProduct } from './product-rows';
import { productTables } from './product-tables';
import { productId } from './reserved-ids';

/** Whole products of whole blocks, with the outbox rows that make the projector look at them. */
export async function writeProducts(
  client: ClientBase,
  catalogue: Catalogue,
  engine: EngineIds,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const tables = productTables();
  for (let block = from / blockSize; block < to / blockSize; block += 1) {
    for (const product of generateBlock(catalogue.seed, block)) addProduct(tables, catalogue, engine, product);
  }
  for (const rows of Object.values(tables)) await rows.write(client);
  const ids = Array.from({ length: to - from }, (_, index) => productId(from + index));
  await rankProducts(client, ids);
  await client.query(
    `INSERT INTO outbox (topic, key, lane) SELECT 'product', id::text, 1 FROM generate_series($1::int, $2::int) AS id`,
    [productId(from), productId(to - 1)],
  );
}
