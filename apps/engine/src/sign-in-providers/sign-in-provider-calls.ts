import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { signInProviderEngineCalls } from '@tradehall/domain/customer/ways-to-sign-in.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { OfferedProviders } from './offered-providers';
import { ProviderSignIns } from './provider-sign-ins.service';

@Injectable()
export class SignInProviderCalls {
  constructor(door: EngineDoor, offered: OfferedProviders, signIns: ProviderSignIns) {
    door.serve(signInProviderEngineCalls, {
      signInProviders: () => succeed({ providers: offered.names() }),
      startProviderSignIn: async (ctx, wish) => succeed({ authorizationUrl: await signIns.start(ctx, wish) }),
      completeProviderSignIn: async (ctx, wish) => {
        const { sessionToken, next } = await signIns.complete(ctx, wish);
        door.handOverSession(ctx, sessionToken);
        return succeed({ next });
      },
    });
  }
}
