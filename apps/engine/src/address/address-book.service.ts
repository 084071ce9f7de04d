import { Injectable } from '@nestjs/common';
import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import {
  type AddressAddition,
  type AddressChange,
  addressEngineCalls,
  type NamedAddress,
} from '@tradehall/domain/address/address.engine-calls.ts';
import { asKept, mostSavedAddresses, savedAddressFaults } from '@tradehall/domain/address/saved-address.ts';
import type { EngineCallFailure } from '@tradehall/domain/calls/engine-call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail, type Result, succeed } from '@tradehall/domain/calls/result.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { isDeepStrictEqual } from 'node:util';
import { storeOf } from '../platform/stores/store';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { findMyCustomer, lockMyCustomer } from '../platform/my-customer';
import { type AddressRow, AddressRows, type Book } from './address-rows';

export type KeptAddress = Omit<AddressRow, 'address'> & { readonly address: AddressInput };

const done: Result<Record<string, never>, never> = succeed({});
const notFound = fail({ code: 'address-not-found' });

/** A customer's own addresses. Each change holds the customer's lock, so that clicks and tabs come one after the other. */
@Injectable()
export class AddressBookService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly rows: AddressRows,
  ) {
    door.serve(addressEngineCalls, {
      addMyAddress: (ctx, addition) => this.add(ctx, addition),
      updateMyAddress: (ctx, change) => this.update(ctx, change),
      deleteMyAddress: (ctx, named) => this.delete(ctx, named),
      setMyDefaultAddress: (ctx, named) => this.setDefault(ctx, named),
    });
  }

  /** None for a guest. */
  async mine(ctx: RequestContext): Promise<KeptAddress[]> {
    const customer = await findMyCustomer(this.connection, ctx);
    if (!customer) return [];
    return (await this.rows.all(ctx, customer.id)).flatMap((row) => {
      const { data } = addressInput.safeParse(row.address);
      if (!data) Logger.warn(`customer_address ${row.id} cannot be read`, 'AddressBook');
      return data ? [{ ...row, address: data }] : [];
    });
  }

  private add(ctx: RequestContext, { kind, intentId, address: given }: AddressAddition) {
    return this.change(ctx, kind, async (tx, book) => {
      const refused = fail({ code: 'failed-to-add-address' });
      const address = readAddress(tx, book, given, null);
      if (!address) return refused;
      const same = await this.rows.findSame(tx, book, intentId, address);
      if (same !== null) return done;
      const count = await this.rows.count(tx, book);
      if (count >= mostSavedAddresses) return refused;
      await this.rows.insert(tx, book, { intentId, address, isDefault: count === 0 });
      return done;
    });
  }

  private update(ctx: RequestContext, { kind, addressId, version, address: given }: AddressChange) {
    return this.change<EngineCallFailure<typeof addressEngineCalls.updateMyAddress>>(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      const before = addressInput.safeParse(row.address).data ?? null;
      const address = readAddress(tx, book, given, before);
      if (!address) return fail({ code: 'failed-to-update-address' });
      // The same change again, after a reply was lost.
      if (isDeepStrictEqual(address, before)) return done;
      if (row.version !== version) return fail({ code: 'customer-version-conflict', currentVersion: row.version });
      await this.rows.update(tx, book, row.id, address);
      return done;
    });
  }

  private delete(ctx: RequestContext, { kind, addressId }: NamedAddress) {
    return this.change(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      await this.rows.delete(tx, book, row.id);
      const heir = row.isDefault ? await this.rows.newest(tx, book) : null;
      if (heir !== null) await this.rows.setDefault(tx, book, heir);
      return done;
    });
  }

  private setDefault(ctx: RequestContext, { kind, addressId }: NamedAddress) {
    return this.change(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      if (!row.isDefault) await this.rows.setDefault(tx, book, row.id);
      return done;
    });
  }

  private change<Refusal extends Failure>(
    ctx: RequestContext,
    kind: Book['kind'],
    work: (tx: RequestContext, book: Book) => Promise<Result<Record<string, never>, Refusal>>,
  ): Promise<Result<Record<string, never>, Refusal | Failure<'not-authenticated'>>> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const customer = await lockMyCustomer(this.connection, tx);
      return customer ? work(tx, { customerId: customer.id, kind }) : fail({ code: 'not-authenticated' });
    });
  }
}

/** Null where a field does not fit the address's country, or goods would never arrive. */
function readAddress(ctx: RequestContext, { kind }: Book, given: unknown, before: AddressInput | null) {
  const parsed = addressInput.safeParse(given);
  if (!parsed.success) return null;
  const address = asKept(kind, parsed.data);
  return savedAddressFaults(kind, address, storeOf(ctx).country, before).length === 0 ? address : null;
}
