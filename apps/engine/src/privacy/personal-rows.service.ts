import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Statements } from '../platform/statements';
import { type ErasureStep, erasureStatement, type Person, type PersonalTable, valuesOf } from './personal-table';
import { personalTables } from './personal-tables';

/** Does to every table what its row of the list says. */
@Injectable()
export class PersonalRows {
  constructor(private readonly statements: Statements) {}

  async erase(ctx: RequestContext, person: Person): Promise<void> {
    for (const table of personalTables) {
      for (const step of table.erasure) await this.take(ctx, table, step, person);
    }
  }

  /** Of orders whose years are over: all that was kept with them. */
  async forgetOrders(ctx: RequestContext, orderIds: readonly number[]): Promise<void> {
    const person: Person = { customerIds: [], userId: null, email: null, orderIds };
    for (const table of personalTables) {
      if (table.afterYears) await this.take(ctx, table, table.afterYears, person);
    }
  }

  private async take(ctx: RequestContext, table: PersonalTable, step: ErasureStep, person: Person): Promise<void> {
    const statement = erasureStatement(table, step);
    if (statement !== null) await this.statements.run(ctx, statement, valuesOf(person));
  }
}
