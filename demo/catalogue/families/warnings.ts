import type { AttributeKey } from './attributes';
import type { Group } from './departments';

/** What makes a warning necessary; any of these is enough. */
interface WarningRule {
  readonly attributes?: readonly AttributeKey[];
  readonly groups?: readonly Group[];
  readonly subtypes?: readonly string[];
  /** Where the highest of the family's temperatures is felt as heat. */
  readonly fromCelsius?: number;
  readonly fromKg?: number;
}

const burning = ['gas-operated', 'petrol-drive'];

/** Keys of the vocabulary's `warnings`, in the order in which a product lists them. */
export const warningRules: Readonly<Record<string, WarningRule>> = {
  mains: { attributes: ['voltage', 'energy-consumption', 'cooling-power'] },
  'hot-surface': {
    attributes: ['heat-up-time', 'duty-cycle'],
    groups: ['frying-and-grilling', 'keeping-warm', 'hot-drinks'],
    fromCelsius: 60,
  },
  'sharp-blade': {
    attributes: ['cutting-height', 'cutting-length', 'cutting-thickness', 'cutting-width', 'log-length'],
  },
  'moving-parts': { attributes: ['rpm', 'torque', 'press-force', 'stroke', 'chuck-size', 'thrust', 'log-length'] },
  pressure: { attributes: ['pressure-max', 'working-pressure', 'air-delivery'] },
  battery: { attributes: ['battery-capacity', 'battery-voltage'] },
  'optical-radiation': { attributes: ['wavelength'], groups: ['welding'] },
  water: { attributes: ['tank-volume', 'flow-rate', 'delivery-head'], groups: ['hot-drinks'] },
  'load-limit': { attributes: ['load-max', 'load-per-shelf', 'user-weight-max', 'lifting-height'] },
  fumes: { attributes: ['fuel-consumption', 'displacement'], subtypes: burning },
  heavy: { fromKg: 25 },
  general: { fromKg: 0 },
};
