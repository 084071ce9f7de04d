import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { contactReasons } from '@tradehall/domain/contact/contact-reasons.ts';
import { Allow, Ctx, RequestContext, RwPermissionDefinition, Transaction } from '@vendure/core';
import { stores } from '../platform/stores/store';
import { type ContactCase, ContactCases } from './contact-cases.service';
import type { ContactRequest } from './contact-request.entity';

export const contactRequestPermission = new RwPermissionDefinition('ContactRequest');

@Resolver()
export class ContactRequestsResolver {
  constructor(private readonly cases: ContactCases) {}

  @Query('contactRequests')
  @Allow(contactRequestPermission.Read)
  find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: ContactRequest[]; totalItems: number }> {
    return this.cases.find(ctx, args);
  }

  @Query('contactRequestChoices')
  @Allow(contactRequestPermission.Read)
  choices(): { storeKeys: readonly string[]; reasons: readonly string[] } {
    return { storeKeys: stores.map(({ key }) => key), reasons: contactReasons };
  }

  @Query('contactCase')
  @Allow(contactRequestPermission.Read)
  get(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ContactCase> {
    return this.cases.get(ctx, Number(id));
  }

  @Mutation('closeContactRequest')
  @Allow(contactRequestPermission.Write)
  @Transaction()
  close(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ContactCase> {
    return this.cases.close(ctx, Number(id));
  }

  @Mutation('reopenContactRequest')
  @Allow(contactRequestPermission.Write)
  @Transaction()
  reopen(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ContactCase> {
    return this.cases.reopen(ctx, Number(id));
  }

  @Mutation('answerContactRequest')
  @Allow(contactRequestPermission.Write)
  @Transaction()
  answer(
    @Ctx() ctx: RequestContext,
    @Args('id') id: string,
    @Args('words') words: string,
    @Args('intentId') intentId: string,
  ): Promise<ContactCase> {
    return this.cases.answer(ctx, Number(id), { words, intentId });
  }

  @Mutation('deliverContactRequest')
  @Allow(contactRequestPermission.Write)
  @Transaction()
  deliver(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ContactCase> {
    return this.cases.deliver(ctx, Number(id));
  }
}
