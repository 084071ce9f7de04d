import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { AddressBookResolver, addressBookSchema } from './address-book.resolver';
import { AddressBookService } from './address-book.service';
import { AddressRows } from './address-rows';
import { CustomerAddress } from './customer-address.entity';

/** The addresses a customer keeps, in a table of its own: the engine's knows no VAT number and no way to write streets. */
@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [CustomerAddress],
  providers: [AddressRows, AddressBookService],
  shopApiExtensions: { schema: addressBookSchema, resolvers: [AddressBookResolver] },
  compatibility: '^3.7.0',
})
export class AddressBookPlugin {}
