import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { RecallsPlugin } from '../catalogue/recalls/recalls.plugin';
import { EquipmentService } from './equipment.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, StatementsPlugin, RecallsPlugin],
  providers: [EquipmentService],
  compatibility: '^3.7.0',
})
export class EquipmentPlugin {}
