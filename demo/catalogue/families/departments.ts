// Order is the order of the menu.
export const departments = {
  gastronomy: ['frying-and-grilling', 'food-preparation', 'refrigeration', 'keeping-warm'],
  hospitality: ['bar-equipment', 'hot-drinks', 'snacks-and-events', 'rooms-and-reception'],
  diy: ['electric-tools', 'ladders-and-platforms', 'workshop-storage', 'painting-and-mixing'],
  cleaning: ['pressure-and-steam', 'vacuums-and-floor-care', 'hygiene'],
  agriculture: ['livestock', 'poultry', 'harvest-processing', 'bees-and-dairy'],
  office: ['document-machines', 'money-handling', 'furniture'],
  measurement: ['scales', 'optics', 'electronics-bench', 'environment-meters'],
  recreation: ['camping-and-events', 'water-sports', 'fitness'],
  beauty: ['salon-furniture', 'cosmetic-devices', 'nail-care', 'hairdressing'],
  wellness: ['massage', 'heat-therapy', 'mobility'],
  'professional-tools': ['welding', 'lifting', 'compressed-air', 'metalworking'],
  'home-and-garden': ['wood-and-garden', 'water-and-pumps', 'heating-and-climate', 'light-and-power'],
} as const;

export type Department = keyof typeof departments;

export type Group = (typeof departments)[Department][number];
