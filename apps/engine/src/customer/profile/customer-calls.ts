import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { customerEngineCalls, type EngineCustomer } from '@tradehall/domain/customer/customer.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { AddressBookService } from '../../address/address-book.service';
import { LoyaltyTiersService } from '../../cart/loyalty/loyalty-tiers.service';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { findMyCustomer } from '../../platform/my-customer';
import { MyProfileService } from './my-profile.service';

@Injectable()
export class CustomerCalls {
  constructor(
    door: EngineDoor,
    profiles: MyProfileService,
    private readonly connection: TransactionalConnection,
    private readonly book: AddressBookService,
    private readonly tiers: LoyaltyTiersService,
  ) {
    door.serve(customerEngineCalls, {
      me: async (ctx) => succeed(await this.findMe(ctx)),
      signedIn: async (ctx) => {
        const mine = await findMyCustomer(connection, ctx);
        return succeed(mine && { version: mine.updatedAt.getTime() });
      },
      updateMyProfile: (ctx, change) => profiles.update(ctx, change),
      myLoyaltyTier: async (ctx) => succeed(await tiers.findMine(ctx)),
      myLoyaltyStanding: async (ctx) => succeed(await tiers.findMyStanding(ctx)),
    });
  }

  private async findMe(ctx: RequestContext): Promise<EngineCustomer | null> {
    const mine = await findMyCustomer(this.connection, ctx);
    if (!mine) return null;
    const addresses = await this.book.mine(ctx);
    return {
      id: String(mine.id),
      version: mine.updatedAt.getTime(),
      email: mine.emailAddress,
      firstName: mine.firstName,
      lastName: mine.lastName,
      dateOfBirth: mine.dateOfBirth,
      addresses: addresses.map((address) => ({ ...address, id: String(address.id) })),
      tier: (await this.tiers.findMine(ctx))?.key ?? null,
    };
  }
}
