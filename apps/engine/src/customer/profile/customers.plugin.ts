import { LanguageCode, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { DemoCustomerService } from './demo-customer.service';
import { MyProfileResolver, myProfileSchema } from './my-profile.resolver';
import { MyProfileService } from './my-profile.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [DemoCustomerService, MyProfileService],
  shopApiExtensions: { schema: myProfileSchema, resolvers: [MyProfileResolver] },
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
