import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { AddressBookService } from './address-book.service';
import { AddressRows } from './address-rows';
import { CustomerAddress } from './customer-address.entity';

/** The addresses a customer keeps, in a table of its own: the engine's knows no VAT number and no way to write streets. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  entities: [CustomerAddress],
  providers: [AddressRows, AddressBookService],
  exports: [AddressBookService],
  compatibility: '^3.7.0',
})
export class AddressBookPlugin {}
