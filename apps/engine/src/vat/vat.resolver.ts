import { Args, Query, Resolver } from '@nestjs/graphql';
import { vatNumber } from '@tradehall/domain/address/address.ts';
import { vatIdOf } from '@tradehall/domain/countries/vat-id.ts';
import { Allow, Ctx, Permission, RequestContext, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { storeOf } from '../platform/stores/store';
import { VatChecks } from './vat-checks.service';
import type { VatAnswer } from './vat-service';

export const vatSchema = gql`
  type VatValidation {
    "valid, not-valid or could-not-validate"
    verdict: String!
    errorCode: Int!
  }

  extend type Query {
    "Null where the store or the number's country has no validation. Changes no cart"
    validateVatNumber(number: String!): VatValidation
  }
`;

// What the XML service says to something that has not the form of a number.
const wrongFormat = { verdict: 'not-valid', errorCode: 209 } as const;

@Resolver()
export class VatResolver {
  constructor(private readonly checks: VatChecks) {}

  @Query('validateVatNumber')
  @Allow(Permission.Public)
  async validateVatNumber(
    @Ctx() ctx: RequestContext,
    @Args('number') number: string,
  ): Promise<Pick<VatAnswer, 'verdict' | 'errorCode'> | null> {
    const typed = vatNumber.safeParse(number);
    if (!typed.success) throw new UserInputError('this is no VAT number');
    const store = storeOf(ctx);
    const id = vatIdOf(store.country, typed.data);
    if (!id) return wrongFormat;
    return (await this.checks.ask(ctx, store, id))?.answer ?? null;
  }
}
