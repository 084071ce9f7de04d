import { Injectable } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  isGraphQlErrorResult,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { IsNull } from 'typeorm';

const demoCustomer = { emailAddress: 'demo@tradehall.example', firstName: 'Jana', lastName: 'Nováková' };

/** Somebody to sign in as on a laptop and in journeys; no shop that sells is given a password for it. */
@Injectable()
export class DemoCustomerService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly customers: CustomerService,
  ) {}

  async seed(ctx: RequestContext, password: string): Promise<void> {
    const { emailAddress } = demoCustomer;
    const isThere = await this.connection.getRepository(ctx, Customer).existsBy({ emailAddress, deletedAt: IsNull() });
    if (isThere) return;
    // Created by an operator and with a password, so the address needs no proof.
    const created = await this.customers.create(ctx, demoCustomer, password);
    if (isGraphQlErrorResult(created)) throw new Error(created.message);
  }
}
