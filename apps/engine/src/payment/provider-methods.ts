import { Inject, Injectable } from '@nestjs/common';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { Customer, type RequestContext, TransactionalConnection } from '@vendure/core';
import {
  type CardProvider,
  cardProviderToken,
  ProviderFailure,
  type ProviderMethod,
  type StoredCard,
} from './card-provider/card-provider';
import { findOwner } from '../cart/cart-owner';
import { CartRows } from '../cart/cart-rows';
import { CartVersionService } from '../cart/cart-version.service';
import { storeOf } from '../platform/stores/store';
import { shopperReference } from './start-payment';

export interface OfferedMethods {
  readonly methods: readonly ProviderMethod[];
  readonly storedCards: readonly StoredCard[];
  /** The provider does not answer: there are other ways to pay. */
  readonly isUnavailable: boolean;
}

/** How a cart can be paid: what the provider offers and the country's row allows. */
@Injectable()
export class ProviderMethods {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly connection: TransactionalConnection,
    private readonly rows: CartRows,
    private readonly carts: CartVersionService,
  ) {}

  async offered(ctx: RequestContext, cartId: number, locale: string | null): Promise<OfferedMethods | null> {
    const { country } = storeOf(ctx);
    const owner = findOwner(ctx);
    const isOwn = owner && (await this.rows.find(ctx, owner, storeOf(ctx), cartId));
    const cart = isOwn && country.checkoutEnabled ? await this.carts.find(ctx, cartId) : null;
    if (!cart) return null;
    const question = {
      countryCode: country.code,
      currencyCode: cart.currencyCode,
      amountCents: cart.estimatedTotal,
      shopperLocale: locale !== null && isLocale(locale) ? locale : country.locales[0],
      shopperReference: await this.referenceOf(ctx),
    };
    const allowed: readonly string[] = country.paymentMethods;
    try {
      const { methods, storedCards } = await this.provider.methods(question);
      return { methods: methods.filter(({ type }) => allowed.includes(type)), storedCards, isUnavailable: false };
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      return { methods: [], storedCards: [], isUnavailable: true };
    }
  }

  async removeCard(ctx: RequestContext, id: string): Promise<boolean> {
    const reference = await this.referenceOf(ctx);
    return reference !== null && /^[\w-]{1,64}$/.test(id)
      ? this.provider.removeStoredCard({ shopperReference: reference, id })
      : false;
  }

  private async referenceOf(ctx: RequestContext): Promise<string | null> {
    if (ctx.activeUserId === undefined) return null;
    const where = { user: { id: ctx.activeUserId } };
    const customer = await this.connection.getRepository(ctx, Customer).findOne({ where });
    return customer && !customer.deletedAt ? shopperReference(Number(customer.id)) : null;
  }
}
