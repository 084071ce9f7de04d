import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Passkey } from '@tradehall/domain/customer/passkey.ts';
import { Allow, ConfigService, Ctx, Permission, RequestContext, setSessionToken } from '@vendure/core';
import type { Request, Response } from 'express';
import { NotProven, type NotProvenCode } from './not-proven';
import { parseAddition, parseOfBrowser, parseRemoval, parseUse } from './passkey-request';
import { PasskeySignIns } from './passkey-sign-ins.service';
import { Passkeys } from './passkeys.service';

interface HttpContext {
  readonly req: Request;
  readonly res: Response;
}

interface Failed {
  readonly __typename: 'PasskeyFailure';
  readonly code: NotProvenCode;
}

type Options = { readonly __typename: 'PasskeyOptions'; readonly options: object };
type Listed = { readonly __typename: 'PasskeyList'; readonly passkeys: readonly Passkey[] };
type Done = { readonly __typename: 'PasskeyDone'; readonly isDone: true };

const done: Done = { __typename: 'PasskeyDone', isDone: true };

/** What was expected to fail is an answer; everything else goes its way. */
async function orFailure<Answer>(work: () => Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof NotProven) return { __typename: 'PasskeyFailure', code: failure.code };
    throw failure;
  }
}

@Resolver()
export class PasskeysResolver {
  constructor(
    private readonly own: Passkeys,
    private readonly signIns: PasskeySignIns,
    private readonly configuration: ConfigService,
  ) {}

  @Query('passkeys')
  @Allow(Permission.Public)
  passkeys(@Ctx() ctx: RequestContext): Promise<Listed | Failed> {
    return orFailure(async () => ({ __typename: 'PasskeyList', passkeys: await this.own.list(ctx) }));
  }

  @Mutation('passkeyRegistrationOptions')
  @Allow(Permission.Public)
  passkeyRegistrationOptions(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Options | Failed> {
    const wish = parseOfBrowser(args);
    return orFailure(async () => ({
      __typename: 'PasskeyOptions',
      options: await this.own.registrationOptions(ctx, wish),
    }));
  }

  @Mutation('addPasskey')
  @Allow(Permission.Public)
  addPasskey(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Done | Failed> {
    const addition = parseAddition(args);
    return orFailure(async () => {
      await this.own.add(ctx, addition);
      return done;
    });
  }

  @Mutation('removePasskey')
  @Allow(Permission.Public)
  removePasskey(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Done | Failed> {
    const removal = parseRemoval(args);
    return orFailure(async () => {
      await this.own.remove(ctx, removal);
      return done;
    });
  }

  @Mutation('passkeySignInOptions')
  @Allow(Permission.Public)
  passkeySignInOptions(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Options | Failed> {
    const wish = parseOfBrowser(args);
    return orFailure(async () => ({
      __typename: 'PasskeyOptions',
      options: await this.signIns.options(ctx, wish),
    }));
  }

  @Mutation('signInWithPasskey')
  @Allow(Permission.Public)
  signInWithPasskey(
    @Ctx() ctx: RequestContext,
    @Args() args: object,
    @Context() { req, res }: HttpContext,
  ): Promise<Done | Failed> {
    const use = parseUse(args);
    return orFailure(async () => {
      const sessionToken = await this.signIns.signIn(ctx, use);
      const { authOptions } = this.configuration;
      setSessionToken({ req, res, authOptions, rememberMe: true, sessionToken });
      return done;
    });
  }
}
