import { Injectable } from '@nestjs/common';
import { plainText } from '@tradehall/domain/calls/fields.ts';
import { dateOfBirthPossible } from '@tradehall/domain/customer/date-of-birth.ts';
import { Customer, type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { storeOf, todayIn } from '../../platform/stores/store';
import { findMyCustomer, lockMyCustomer } from './my-customer';

const name = plainText(100);
const profileUpdate = z.object({
  version: z.int().nonnegative(),
  changes: z.strictObject({
    firstName: name.optional(),
    lastName: name.optional(),
    dateOfBirth: z.string().nullable().optional(),
  }),
});
type ProfileUpdate = z.output<typeof profileUpdate>;

export type ProfileResult =
  | { readonly __typename: 'ProfileUpdated'; readonly version: number }
  | { readonly __typename: 'ProfileNotUpdated'; readonly code: string; readonly currentVersion: number | null };

const fields = ['firstName', 'lastName', 'dateOfBirth'] as const;
const columns = {
  firstName: '"firstName"',
  lastName: '"lastName"',
  dateOfBirth: '"customFieldsDateofbirth"',
} as const satisfies Record<(typeof fields)[number], string>;

const updatedRow = z.tuple([z.tuple([z.object({ updatedAt: z.date() })]), z.number()]);

/** What a customer says of herself. By plain statements: the engine's own update keeps a copy of every change in its history. */
@Injectable()
export class MyProfileService {
  constructor(private readonly connection: TransactionalConnection) {}

  async find(ctx: RequestContext) {
    const mine = await findMyCustomer(this.connection, ctx);
    return mine && { dateOfBirth: mine.dateOfBirth };
  }

  update(ctx: RequestContext, input: unknown): Promise<ProfileResult> {
    const { version, changes } = parse(ctx, input);
    return this.connection.withTransaction(ctx, async (tx) => {
      const mine = await lockMyCustomer(this.connection, tx);
      if (!mine) return notUpdated('not-authenticated', null);
      const current = mine.updatedAt.getTime();
      if (current !== version) return notUpdated('customer-version-conflict', current);
      return { __typename: 'ProfileUpdated', version: await this.write(tx, mine.id, changes) };
    });
  }

  private async write(ctx: RequestContext, id: number, changes: ProfileUpdate['changes']): Promise<number> {
    const given = fields.filter((field) => changes[field] !== undefined);
    const set = given.map((field, index) => `${columns[field]} = $${index + 2}, `).join('');
    // In any case later than before: it is the version others compare with.
    const statement = `
      UPDATE customer SET ${set} "updatedAt" = greatest(clock_timestamp(), "updatedAt" + interval '1 millisecond')
       WHERE id = $1 RETURNING "updatedAt"`;
    const answer: unknown = await this.connection
      .getRepository(ctx, Customer)
      .query(statement, [id, ...given.map((field) => changes[field])]);
    return updatedRow.parse(answer)[0][0].updatedAt.getTime();
  }
}

/** Says which field is wrong, and repeats none. */
function parse(ctx: RequestContext, input: unknown): ProfileUpdate {
  const today = todayIn(storeOf(ctx).country);
  const { data, error } = profileUpdate.safeParse(input);
  const dateOfBirth = data?.changes.dateOfBirth ?? null;
  if (data && (dateOfBirth === null || dateOfBirthPossible(dateOfBirth, today))) return data;
  const fields = error?.issues.map(({ path }) => path.join('.')) ?? ['changes.dateOfBirth'];
  throw new UserInputError(`invalid: ${fields.join(', ')}`);
}

function notUpdated(code: string, currentVersion: number | null): ProfileResult {
  return { __typename: 'ProfileNotUpdated', code, currentVersion };
}
