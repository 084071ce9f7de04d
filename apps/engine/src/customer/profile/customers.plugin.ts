import { LanguageCode, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { DemoCustomerService } from './demo-customer.service';
import { AddressBookPlugin } from '../../address/address-book.plugin';
import { LoyaltyPlugin } from '../../cart/loyalty/loyalty.plugin';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { CustomerCalls } from './customer-calls';
import { MyProfileService } from './my-profile.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, AddressBookPlugin, LoyaltyPlugin],
  providers: [DemoCustomerService, MyProfileService, CustomerCalls],
  configuration: (config) => {
    config.customFields.Customer = [
      ...config.customFields.Customer,
      {
        name: 'dateOfBirth',
        type: 'string',
        nullable: true,
        // Customers see and change it by their profile alone.
        public: false,
        pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
        label: [{ languageCode: LanguageCode.en, value: 'Date of birth (YYYY-MM-DD)' }],
      },
    ];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CustomersPlugin {}
