import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartVersionPlugin } from '../cart-version/cart-version.plugin';
import { PaymentsPlugin } from '../payments/payments.plugin';
import { Reorder } from './reorder.entity';
import { ReordersResolver, reordersSchema } from './reorders.resolver';
import { ReordersService } from './reorders.service';

@VendurePlugin({
  imports: [PluginCommonModule, CartVersionPlugin, PaymentsPlugin],
  entities: [Reorder],
  providers: [ReordersService],
  shopApiExtensions: { schema: reordersSchema, resolvers: [ReordersResolver] },
  compatibility: '^3.7.0',
})
export class ReordersPlugin {}
