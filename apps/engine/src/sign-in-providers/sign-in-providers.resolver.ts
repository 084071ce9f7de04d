import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, ConfigService, Ctx, Permission, RequestContext, setSessionToken } from '@vendure/core';
import type { Request, Response } from 'express';
import { NotSignedIn, type NotSignedInCode } from './not-signed-in';
import { OfferedProviders } from './offered-providers';
import { ProviderSignIns } from './provider-sign-ins.service';
import { parseCompletionWish, parseStartWish } from './sign-in-request';

interface HttpContext {
  readonly req: Request;
  readonly res: Response;
}

interface Failed {
  readonly __typename: 'ProviderSignInFailure';
  readonly code: NotSignedInCode;
}

type Started = { readonly __typename: 'ProviderSignInStarted'; readonly authorizationUrl: string };
type SignedIn = { readonly __typename: 'ProviderSignedIn'; readonly next: string | null };

/** What was expected to fail is an answer; everything else goes its way. */
async function orFailure<Answer>(work: () => Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof NotSignedIn) return { __typename: 'ProviderSignInFailure', code: failure.code };
    throw failure;
  }
}

@Resolver()
export class SignInProvidersResolver {
  constructor(
    private readonly offered: OfferedProviders,
    private readonly signIns: ProviderSignIns,
    private readonly configuration: ConfigService,
  ) {}

  @Query('signInProviders')
  @Allow(Permission.Public)
  signInProviders(): string[] {
    return this.offered.names();
  }

  @Mutation('startProviderSignIn')
  @Allow(Permission.Public)
  startProviderSignIn(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Started | Failed> {
    const wish = parseStartWish(args);
    return orFailure(async () => ({
      __typename: 'ProviderSignInStarted',
      authorizationUrl: await this.signIns.start(ctx, wish),
    }));
  }

  @Mutation('completeProviderSignIn')
  @Allow(Permission.Public)
  completeProviderSignIn(
    @Ctx() ctx: RequestContext,
    @Args() args: object,
    @Context() { req, res }: HttpContext,
  ): Promise<SignedIn | Failed> {
    const wish = parseCompletionWish(args);
    return orFailure(async () => {
      const { sessionToken, next } = await this.signIns.complete(ctx, wish);
      const { authOptions } = this.configuration;
      setSessionToken({ req, res, authOptions, rememberMe: true, sessionToken });
      return { __typename: 'ProviderSignedIn', next };
    });
  }
}
