import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { customerEngineCalls, ProfileChange } from '@tradehall/domain/customer/customer.engine-calls.ts';
import { dateOfBirthPossible } from '@tradehall/domain/customer/date-of-birth.ts';
import { Customer, type RequestContext, TransactionalConnection } from '@vendure/core';
import type { EngineResult } from '../../platform/engine-door/engine-door';
import { storeOf, todayIn } from '../../platform/stores/store';
import { lockMyCustomer } from '../../platform/my-customer';

type ProfileResult = EngineResult<typeof customerEngineCalls.updateMyProfile>;

const fields = ['firstName', 'lastName', 'dateOfBirth'] as const;
const columns = {
  firstName: '"firstName"',
  lastName: '"lastName"',
  dateOfBirth: '"customFieldsDateofbirth"',
} as const satisfies Record<(typeof fields)[number], string>;

/** What a customer says of herself. By plain statements: the engine's own update keeps a copy of every change in its history. */
@Injectable()
export class MyProfileService {
  constructor(private readonly connection: TransactionalConnection) {}

  update(ctx: RequestContext, { version, changes }: ProfileChange): Promise<ProfileResult> {
    const { dateOfBirth = null } = changes;
    if (dateOfBirth !== null && !dateOfBirthPossible(dateOfBirth, todayIn(storeOf(ctx).country)))
      throw new Error('invalid: changes.dateOfBirth');
    return this.connection.withTransaction(ctx, async (tx) => {
      const mine = await lockMyCustomer(this.connection, tx);
      if (!mine) return fail({ code: 'not-authenticated' });
      const currentVersion = mine.updatedAt.getTime();
      if (currentVersion !== version) return fail({ code: 'customer-version-conflict', currentVersion });
      await this.write(tx, mine.id, changes);
      return succeed({});
    });
  }

  private async write(ctx: RequestContext, id: number, changes: ProfileChange['changes']): Promise<void> {
    const given = fields.filter((field) => changes[field] !== undefined);
    const set = given.map((field, index) => `${columns[field]} = $${index + 2}, `).join('');
    // In any case later than before: it is the version others compare with.
    const statement = `
      UPDATE customer SET ${set} "updatedAt" = greatest(clock_timestamp(), "updatedAt" + interval '1 millisecond')
       WHERE id = $1`;
    await this.connection.getRepository(ctx, Customer).query(statement, [id, ...given.map((field) => changes[field])]);
  }
}
