import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartVersionPlugin } from '../../cart/cart-version.plugin';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { StatementsPlugin } from '../../platform/statements';
import { Reorder } from './reorder.entity';
import { ReordersResolver, reordersSchema } from './reorders.resolver';
import { ReordersService } from './reorders.service';

@VendurePlugin({
  imports: [PluginCommonModule, CartVersionPlugin, PaymentsPlugin, StatementsPlugin],
  entities: [Reorder],
  providers: [ReordersService],
  shopApiExtensions: { schema: reordersSchema, resolvers: [ReordersResolver] },
  compatibility: '^3.7.0',
})
export class ReordersPlugin {}
