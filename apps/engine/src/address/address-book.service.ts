import { Injectable } from '@nestjs/common';
import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import { asKept, mostSavedAddresses, savedAddressFaults } from '@tradehall/domain/address/saved-address.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { isDeepStrictEqual } from 'node:util';
import { storeOf } from '../platform/stores/store';
import { findMyCustomer, lockMyCustomer } from '../customer/profile/my-customer';
import type { AddressChange, Addition, NamedAddress } from './address-request';
import { type AddressRow, AddressRows, type Book } from './address-rows';

export type AddressBookResult =
  | { readonly __typename: 'AddressBookAnswer'; readonly addressId: number }
  | { readonly __typename: 'AddressBookFailure'; readonly code: string; readonly currentVersion: number | null };

export type KeptAddress = Omit<AddressRow, 'address'> & { readonly address: AddressInput };

const done = (addressId: number): AddressBookResult => ({ __typename: 'AddressBookAnswer', addressId });
const failed = (code: string, currentVersion: number | null = null): AddressBookResult => ({
  __typename: 'AddressBookFailure',
  code,
  currentVersion,
});
const notFound = failed('address-not-found');
const refused = failed('address-refused');

/** A customer's own addresses. Each change holds the customer's lock, so that clicks and tabs come one after the other. */
@Injectable()
export class AddressBookService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly rows: AddressRows,
  ) {}

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

  add(ctx: RequestContext, { kind, intentId, address: given }: Addition): Promise<AddressBookResult> {
    return this.change(ctx, kind, async (tx, book) => {
      const address = readAddress(tx, book, given, null);
      if (!address) return refused;
      const same = await this.rows.findSame(tx, book, intentId, address);
      if (same !== null) return done(same);
      const count = await this.rows.count(tx, book);
      if (count >= mostSavedAddresses) return refused;
      return done(await this.rows.insert(tx, book, { intentId, address, isDefault: count === 0 }));
    });
  }

  update(ctx: RequestContext, { kind, addressId, version, address: given }: AddressChange): Promise<AddressBookResult> {
    return this.change(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      const before = addressInput.safeParse(row.address).data ?? null;
      const address = readAddress(tx, book, given, before);
      if (!address) return refused;
      // The same change again, after a reply was lost.
      if (isDeepStrictEqual(address, before)) return done(row.id);
      if (row.version !== version) return failed('customer-version-conflict', row.version);
      await this.rows.update(tx, book, row.id, address);
      return done(row.id);
    });
  }

  delete(ctx: RequestContext, { kind, addressId }: NamedAddress): Promise<AddressBookResult> {
    return this.change(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      await this.rows.delete(tx, book, row.id);
      const heir = row.isDefault ? await this.rows.newest(tx, book) : null;
      if (heir !== null) await this.rows.setDefault(tx, book, heir);
      return done(row.id);
    });
  }

  setDefault(ctx: RequestContext, { kind, addressId }: NamedAddress): Promise<AddressBookResult> {
    return this.change(ctx, kind, async (tx, book) => {
      const row = await this.rows.find(tx, book, addressId);
      if (!row) return notFound;
      if (!row.isDefault) await this.rows.setDefault(tx, book, row.id);
      return done(row.id);
    });
  }

  private change(
    ctx: RequestContext,
    kind: Book['kind'],
    work: (tx: RequestContext, book: Book) => Promise<AddressBookResult>,
  ): Promise<AddressBookResult> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const customer = await lockMyCustomer(this.connection, tx);
      return customer ? work(tx, { customerId: customer.id, kind }) : failed('not-authenticated');
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
