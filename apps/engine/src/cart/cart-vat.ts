import { Injectable } from '@nestjs/common';
import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import type { CartChangeRequest } from '@tradehall/domain/cart/cart.engine-calls.ts';
import { clientType } from '@tradehall/domain/cart/client-type.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import { type VatId, vatIdOf } from '@tradehall/domain/countries/vat-id.ts';
import { Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../platform/stores/store';
import { findHeldVat, type HeldVat } from '../vat/taxes/held-vat';
import { type CheckedVatId, VatChecks } from '../vat/vat-checks.service';
import { Cart } from './cart.entity';
import { engineAddressOf, findWritten } from './cart-address';
import { type CartChange, changesOf, type NamedVatNumber } from './cart-change';
import type { CartOwner } from './cart-owner';
import { CartRows } from './cart-rows';
import { NotChanged } from './not-changed';

/** Who pays for a cart, as far as it matters for the number. */
interface Billing {
  readonly written: AddressInput;
  readonly clientType: ClientType | null;
  readonly vat: HeldVat | null;
}

/** The VAT number of a cart's billing address and what is known of it. */
@Injectable()
export class CartVat {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly rows: CartRows,
    private readonly checks: VatChecks,
  ) {}

  /** The changes of a request, its VAT number with what the service says of it: to be asked before any transaction. */
  async withCheck(
    ctx: RequestContext,
    owner: CartOwner,
    store: Store,
    request: CartChangeRequest,
  ): Promise<CartChange[] | null> {
    const changes = changesOf(request);
    if (!changes) return null;
    const made: CartChange[] = [];
    for (const change of changes) {
      if ('setBillingVatNumber' in change) {
        const { vatNumber } = change.setBillingVatNumber;
        const isNew = vatNumber !== null && (await this.canChange(ctx, owner, store, request));
        const billing = isNew ? (billingIn(made) ?? (await this.findBilling(ctx, request.cartId))) : null;
        const id = vatNumber !== null && billing ? idOf(billing, vatNumber) : null;
        const check = id && (await this.checks.ask(ctx, store, id));
        made.push({ setBillingVatNumber: { vatNumber, check } });
      } else made.push(change);
    }
    return made;
  }

  async setNumber(ctx: RequestContext, cartId: number, { vatNumber, check }: NamedVatNumber): Promise<Order> {
    const billing = await this.findBilling(ctx, cartId);
    if (!billing) throw NotChanged.because({ code: 'billing-address-error', fields: [] });
    const number = billing.clientType === 'COMPANY' ? vatNumber : null;
    const written = { ...billing.written, vatNumber: number ?? undefined };
    // Of a number that was confirmed a while ago an office that is closed now says nothing new.
    const kept = check?.answer.verdict === 'could-not-validate' ? stillHeld(billing, written) : null;
    const vat = kept ?? (number === null || !check ? null : heldVatOf(check));
    if (!kept) await this.pointAt(ctx, cartId, vat && check ? await this.checks.write(ctx, cartId, check) : null);
    return this.orders.setBillingAddress(ctx, cartId, engineAddressOf(written, vat));
  }

  /** What is still true for this address; for another number, country or a private buyer nothing is. */
  async keepFor(
    ctx: RequestContext,
    cartId: number,
    written: AddressInput,
    payer: ClientType,
  ): Promise<HeldVat | null> {
    const billing = await this.findBilling(ctx, cartId);
    const vat = billing && payer === 'COMPANY' ? stillHeld(billing, written) : null;
    if (billing?.vat && !vat) await this.pointAt(ctx, cartId, null);
    return vat;
  }

  /** Nobody is asked about a number that will not be written: an old version, a wish of before, a stranger's cart. */
  private async canChange(ctx: RequestContext, owner: CartOwner, store: Store, request: CartChangeRequest) {
    const standing = await this.rows.standing(ctx, owner, store, request);
    const isFree = standing?.state === 'Active' && !standing.isFrozen && !standing.remembered;
    return isFree && standing.version === request.version;
  }

  private async findBilling(ctx: RequestContext, cartId: number): Promise<Billing | null> {
    const order = await this.connection.getRepository(ctx, Order).findOneBy({ id: cartId });
    const written = order && findWritten(order.billingAddress);
    if (!written) return null;
    const payer = clientType.safeParse(order.customFields.clientType).data ?? null;
    return { written, clientType: payer, vat: findHeldVat(order.billingAddress) };
  }

  private async pointAt(ctx: RequestContext, cartId: number, vatCheckId: number | null): Promise<void> {
    await this.connection.getRepository(ctx, Cart).update({ orderId: cartId }, { vatCheckId });
  }
}

const billingChange = z.object({ setBillingAddress: z.object({ address: addressInput, clientType }) });

/** A billing address that is written with the same request. */
function billingIn(changes: readonly CartChange[]): Billing | null {
  const change = changes.findLast((each) => 'setBillingAddress' in each);
  const parsed = billingChange.safeParse(change).data?.setBillingAddress;
  return parsed ? { written: parsed.address, clientType: parsed.clientType, vat: null } : null;
}

function idOf({ written, clientType: payer }: Billing, vatNumber: string): VatId | null {
  return payer === 'COMPANY' ? vatIdOf(countries[written.country], vatNumber) : null;
}

function heldVatOf({ id, answer, changesTaxRate }: CheckedVatId): HeldVat {
  const { country, number } = id;
  return { country: country.code, number, verdict: answer.verdict, clientType: 'COMPANY', changesTaxRate };
}

function stillHeld({ written: before, vat }: Billing, written: AddressInput): HeldVat | null {
  if (!vat || written.vatNumber === undefined || written.country !== before.country) return null;
  const id = vatIdOf(countries[written.country], written.vatNumber);
  return id?.country.code === vat.country && id.number === vat.number ? vat : null;
}
