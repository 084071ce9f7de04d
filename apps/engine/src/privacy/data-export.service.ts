import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import type { Account } from '../customer/account-rows';
import { Statements } from '../platform/statements';
import { exportStatement, valuesOf } from './personal-table';
import { personalTables } from './personal-tables';
import { Persons } from './persons.service';

const exportedRow = z.object({ row: z.record(z.string(), z.unknown()) });

/** GDPR articles 15 and 20: all that is kept of her, in a file that people and machines can read. */
@Injectable()
export class DataExport {
  constructor(
    private readonly statements: Statements,
    private readonly persons: Persons,
  ) {}

  async write(ctx: RequestContext, account: Account): Promise<{ fileName: string; json: string }> {
    const values = valuesOf(await this.persons.ofAccount(ctx, account));
    const data: Record<string, unknown[]> = {};
    for (const table of personalTables) {
      const statement = exportStatement(table);
      if (statement === null || table.exported === null) continue;
      const rows = await this.statements.all(ctx, exportedRow, statement, values);
      if (rows.length > 0) data[table.exported.as] = rows.map(({ row }) => row);
    }
    const exportedAt = new Date().toISOString();
    return {
      fileName: `my-data-${exportedAt.slice(0, 10)}.json`,
      json: JSON.stringify({ exportedAt, data }, null, 2),
    };
  }
}
