import { Inject, Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { providerMethodsOffered } from '@tradehall/domain/payment/offered-methods.ts';
import { providerMethodEngineCalls } from '@tradehall/domain/payment/provider-methods.engine-calls.ts';
import { Customer, type RequestContext, TransactionalConnection } from '@vendure/core';
import { type CardProvider, cardProviderToken, ProviderFailure } from './card-provider/card-provider';
import { findOwner } from '../cart/cart-owner';
import { CartRows } from '../cart/cart-rows';
import { CartVersionService } from '../cart/cart-version.service';
import { EngineDoor, type EngineResult } from '../platform/engine-door/engine-door';
import { storeOf } from '../platform/stores/store';
import { PaymentSettingsOfStores } from './placing/payment-settings';
import { shopperReference } from './start-payment';

type Calls = typeof providerMethodEngineCalls;

/** How a cart can be paid: what the provider offers, the country's row allows and nobody has switched off. */
@Injectable()
export class ProviderMethods {
  constructor(
    door: EngineDoor,
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly connection: TransactionalConnection,
    private readonly rows: CartRows,
    private readonly carts: CartVersionService,
    private readonly settings: PaymentSettingsOfStores,
  ) {
    door.serve(providerMethodEngineCalls, {
      cardPaymentMethods: (ctx, { cartId, locale }) => this.offered(ctx, cartId, locale),
      storedCards: (ctx) => this.storedCards(ctx),
      removeStoredCard: (ctx, { id }) => this.removeCard(ctx, id),
    });
  }

  private async offered(
    ctx: RequestContext,
    cartId: number,
    locale: Locale | null,
  ): Promise<EngineResult<Calls['cardPaymentMethods']>> {
    const { country } = storeOf(ctx);
    const owner = findOwner(ctx);
    const isOwn = owner && (await this.rows.find(ctx, owner, storeOf(ctx), cartId));
    const cart = isOwn && country.checkoutEnabled ? await this.carts.find(ctx, cartId) : null;
    if (!cart) return fail({ code: 'cart-not-found' });
    const question = {
      countryCode: country.code,
      currencyCode: cart.currencyCode,
      amountCents: cart.estimatedTotal,
      shopperLocale: locale ?? country.locales[0],
      shopperReference: await this.referenceOf(ctx),
    };
    const allowed: readonly string[] = providerMethodsOffered(country, await this.settings.find(ctx, storeOf(ctx)));
    try {
      const { methods, storedCards } = await this.provider.methods(question);
      return succeed({ methods: methods.filter(({ type }) => allowed.includes(type)), storedCards });
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      // There are other ways to pay.
      return fail({ code: 'payment-provider-unavailable' });
    }
  }

  private async storedCards(ctx: RequestContext): Promise<EngineResult<Calls['storedCards']>> {
    const reference = await this.referenceOf(ctx);
    try {
      return succeed({ storedCards: reference === null ? [] : await this.provider.cardsOnFile(reference) });
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      return fail({ code: 'payment-provider-unavailable' });
    }
  }

  private async removeCard(ctx: RequestContext, id: string): Promise<EngineResult<Calls['removeStoredCard']>> {
    const reference = await this.referenceOf(ctx);
    const isRemoved =
      reference !== null &&
      /^[\w-]{1,64}$/.test(id) &&
      (await this.provider.removeStoredCard({ shopperReference: reference, id }));
    return isRemoved ? succeed({}) : fail({ code: 'card-not-found' });
  }

  private async referenceOf(ctx: RequestContext): Promise<string | null> {
    if (ctx.activeUserId === undefined) return null;
    const where = { user: { id: ctx.activeUserId } };
    const customer = await this.connection.getRepository(ctx, Customer).findOne({ where });
    return customer && !customer.deletedAt ? shopperReference(Number(customer.id)) : null;
  }
}
