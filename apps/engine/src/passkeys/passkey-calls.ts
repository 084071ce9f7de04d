import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { passkeyEngineCalls } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { PasskeySignIns } from './passkey-sign-ins.service';
import { Passkeys } from './passkeys.service';

@Injectable()
export class PasskeyCalls {
  constructor(door: EngineDoor, own: Passkeys, signIns: PasskeySignIns) {
    door.serve(passkeyEngineCalls, {
      passkeys: async (ctx) => succeed({ passkeys: await own.list(ctx) }),
      passkeyRegistrationOptions: async (ctx, { browser }) =>
        succeed({ options: await own.registrationOptions(ctx, browser) }),
      addPasskey: async (ctx, addition) => {
        await own.add(ctx, addition);
        return succeed({});
      },
      removePasskey: async (ctx, { passkeyId }) => {
        await own.remove(ctx, passkeyId);
        return succeed({});
      },
      passkeySignInOptions: async (ctx, { browser }) => succeed({ options: await signIns.options(ctx, browser) }),
      signInWithPasskey: async (ctx, use) => {
        door.handOverSession(ctx, await signIns.signIn(ctx, use));
        return succeed({});
      },
    });
  }
}
