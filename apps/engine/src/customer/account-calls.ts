import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { type AccountAnswer, accountEngineCalls } from '@tradehall/domain/customer/account.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { Passwords } from './passwords.service';
import { Registrations } from './registrations.service';

const incomplete: AccountAnswer = { isComplete: false, provenEmail: null };

/** Null: nothing has come about yet. */
const answerOf = (provenEmail: string | null) =>
  succeed(provenEmail === null ? incomplete : { isComplete: true, provenEmail });

@Injectable()
export class AccountCalls {
  constructor(door: EngineDoor, registrations: Registrations, passwords: Passwords) {
    door.serve(accountEngineCalls, {
      registerAccount: async (ctx, registration) => {
        await registrations.register(ctx, registration);
        return succeed(incomplete);
      },
      createAccountFromOrder: async (ctx, order) => {
        await registrations.requestForOrder(ctx, order);
        return succeed(incomplete);
      },
      verifyAccount: async (ctx, proof) => answerOf(await registrations.verify(ctx, proof)),
      completeAccount: async (ctx, chosen) => answerOf(await registrations.completeAccount(ctx, chosen)),
      requestAccountPasswordReset: async (ctx, wish) => {
        await passwords.requestReset(ctx, wish);
        return succeed(incomplete);
      },
      resetAccountPassword: async (ctx, chosen) => answerOf(await passwords.reset(ctx, chosen)),
      changeAccountPassword: async (ctx, change) => {
        door.handOverSession(ctx, await passwords.change(ctx, change));
        return succeed({ isComplete: true, provenEmail: null });
      },
    });
  }
}
