import { Client } from 'pg';
import type { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';

export async function queryShop<Rows extends z.ZodType>(statement: string, rows: Rows): Promise<z.output<Rows>> {
  const client = new Client({ connectionString: urls.database });
  await client.connect();
  try {
    return rows.parse((await client.query(statement)).rows);
  } finally {
    await client.end();
  }
}
