import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, ConfigService, Ctx, Permission, RequestContext, setSessionToken } from '@vendure/core';
import type { Request, Response } from 'express';
import { accountResult, type AccountResult, complete } from './account-failure';
import {
  parseChosenPassword,
  parseOrderAccount,
  parsePasswordChange,
  parseProof,
  parseRegistration,
  parseResetWish,
} from './account-request';
import { Passwords } from './passwords.service';
import { Registrations } from './registrations.service';

interface HttpContext {
  readonly req: Request;
  readonly res: Response;
}

@Resolver()
export class AccountsResolver {
  constructor(
    private readonly registrations: Registrations,
    private readonly passwords: Passwords,
    private readonly configuration: ConfigService,
  ) {}

  @Mutation('registerAccount')
  @Allow(Permission.Public)
  registerAccount(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const registration = parseRegistration(args);
    return accountResult(() => this.registrations.register(ctx, registration));
  }

  @Mutation('createAccountFromOrder')
  @Allow(Permission.Public)
  createAccountFromOrder(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const order = parseOrderAccount(args);
    return accountResult(() => this.registrations.requestForOrder(ctx, order));
  }

  @Mutation('verifyAccount')
  @Allow(Permission.Public)
  verifyAccount(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const proof = parseProof(args);
    return accountResult(() => this.registrations.verify(ctx, proof));
  }

  @Mutation('completeAccount')
  @Allow(Permission.Public)
  completeAccount(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const chosen = parseChosenPassword(args);
    return accountResult(() => this.registrations.completeAccount(ctx, chosen));
  }

  @Mutation('requestAccountPasswordReset')
  @Allow(Permission.Public)
  requestAccountPasswordReset(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const wish = parseResetWish(args);
    return accountResult(() => this.passwords.requestReset(ctx, wish));
  }

  @Mutation('resetAccountPassword')
  @Allow(Permission.Public)
  resetAccountPassword(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AccountResult> {
    const chosen = parseChosenPassword(args);
    return accountResult(() => this.passwords.reset(ctx, chosen));
  }

  @Mutation('changeAccountPassword')
  @Allow(Permission.Public)
  changeAccountPassword(
    @Ctx() ctx: RequestContext,
    @Args() args: object,
    @Context() { req, res }: HttpContext,
  ): Promise<AccountResult> {
    const change = parsePasswordChange(args);
    return accountResult(async () => {
      const sessionToken = await this.passwords.change(ctx, change);
      const { authOptions } = this.configuration;
      setSessionToken({ req, res, authOptions, rememberMe: true, sessionToken });
      return complete;
    });
  }
}
