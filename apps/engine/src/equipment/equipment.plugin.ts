import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { StatementsPlugin } from '../platform/statements';
import { RecallsPlugin } from '../catalogue/recalls/recalls.plugin';
import { EquipmentResolver, equipmentSchema } from './equipment.resolver';
import { EquipmentService } from './equipment.service';

@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin, RecallsPlugin],
  providers: [EquipmentService],
  shopApiExtensions: { schema: equipmentSchema, resolvers: [EquipmentResolver] },
  compatibility: '^3.7.0',
})
export class EquipmentPlugin {}
