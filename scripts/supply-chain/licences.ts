import type { LockedPackage } from './locked-packages.ts';

/** They ask for no more than to be named, and oblige nobody who uses them to a licence of their own. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
]);

/** Of an expression of SPDX: one may choose among what `OR` joins, and must keep all that `AND` joins. */
function isPermissive(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every((part) => permissive.has(part.trim())));
}

export interface LicenceGroup {
  readonly licence: string;
  readonly packages: readonly LockedPackage[];
  readonly isPermissive: boolean;
}

/** Packages by licence, the largest group first. */
export function licenceGroups(installed: readonly LockedPackage[]): LicenceGroup[] {
  const groups = Map.groupBy(installed, ({ licence }) => (licence === '' ? 'none named' : licence));
  return [...groups]
    .map(([licence, packages]) => ({ licence, packages, isPermissive: isPermissive(licence) }))
    .toSorted((a, b) => b.packages.length - a.packages.length);
}
