import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartVersionPlugin } from '../../cart/cart-version.plugin';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { StatementsPlugin } from '../../platform/statements';
import { Reorder } from './reorder.entity';
import { ReordersService } from './reorders.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, CartVersionPlugin, PaymentsPlugin, StatementsPlugin],
  entities: [Reorder],
  providers: [ReordersService],
  compatibility: '^3.7.0',
})
export class ReordersPlugin {}
