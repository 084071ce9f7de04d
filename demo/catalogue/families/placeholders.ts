import type { AttributeKey } from './attributes';

// Which attribute fills {value}; where a product lacks it (see `only` and `except`), the sentence is left out.
export const highlightValues: Readonly<Record<string, AttributeKey>> = {
  'power-value': 'power',
  'volume-value': 'volume',
  'tank-value': 'tank-volume',
  'load-value': 'load-max',
  'user-weight-value': 'user-weight-max',
  'temperature-value': 'temperature-max',
  'pressure-value': 'pressure-max',
  'flow-value': 'flow-rate',
  'hourly-output-value': 'capacity-per-hour',
  'weighing-value': 'weighing-range',
  'welding-current-value': 'output-current',
  'torque-value': 'torque',
  'press-force-value': 'press-force',
  'battery-life-value': 'operating-time',
};

export const faqValues: Readonly<Record<string, AttributeKey>> = {
  connection: 'voltage',
  noise: 'noise-level',
  'energy-use': 'power',
  'heating-time': 'heat-up-time',
  'battery-life': 'operating-time',
  'load-capacity': 'load-max',
  'user-weight': 'user-weight-max',
};
