import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { PaymentsPlugin } from '../payments/payments.plugin';
import { RecallsPlugin } from '../recalls/recalls.plugin';
import { EquipmentResolver, equipmentSchema } from './equipment.resolver';
import { EquipmentService } from './equipment.service';

@VendurePlugin({
  imports: [PluginCommonModule, PaymentsPlugin, RecallsPlugin],
  providers: [EquipmentService],
  shopApiExtensions: { schema: equipmentSchema, resolvers: [EquipmentResolver] },
  compatibility: '^3.7.0',
})
export class EquipmentPlugin {}
