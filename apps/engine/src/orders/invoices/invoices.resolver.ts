import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { Invoices } from './invoices.service';

export const invoicesSchema = gql`
  type Invoice {
    fileName: String!
    "A PDF"
    contentBase64: String!
  }

  extend type Query {
    "For whoever may see the order, once it is paid or sent"
    invoice(orderId: ID!, token: String): Invoice
  }
`;

const asked = z.object({ orderId: z.coerce.number().int(), token: z.string().max(500).nullish() });

@Resolver()
export class InvoicesResolver {
  constructor(private readonly invoices: Invoices) {}

  @Query()
  @Allow(Permission.Public)
  async invoice(@Ctx() ctx: RequestContext, @Args() args: unknown) {
    const { orderId, token } = asked.parse(args);
    return this.invoices.find(ctx, orderId, token ?? null);
  }
}
