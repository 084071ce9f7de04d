import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { DemoCustomerService } from './demo-customer.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [DemoCustomerService],
  compatibility: '^3.7.0',
})
export class CustomersPlugin {}
