/** B§2.7 lists the departments but not the order of their keys: ours is the order of the list. */
export const productZones = {
  ma_exde_1: 'gastronomy',
  ma_exde_2: 'hospitality',
  ma_exde_3: 'diy',
  ma_exde_4: 'cleaning',
  ma_exde_5: 'agriculture',
  ma_exde_6: 'office',
  ma_exde_7: 'measurement',
  ma_exde_8: 'recreation',
  ma_exde_9: 'beauty',
  ma_exde_10: 'wellness',
  ma_exde_11: 'professional-tools',
  ma_exde_12: 'home-and-garden',
  /** The separate key: what sells best in all departments. */
  ma_exde_36: null,
} as const;

export type ProductZoneKey = keyof typeof productZones;

const isZoneKey = (key: string): key is ProductZoneKey => Object.hasOwn(productZones, key);

export const productZoneKeys: readonly ProductZoneKey[] = Object.keys(productZones).filter(isZoneKey);
