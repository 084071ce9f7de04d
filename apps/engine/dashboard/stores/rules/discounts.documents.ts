import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { Change } from './rules.documents';

export interface GuaranteeExclusions {
  readonly storeKey: string;
  readonly excludedSkus: readonly string[];
  readonly excludedBrands: readonly string[];
  readonly excludedRelations: readonly string[];
}

export interface GuaranteeChange extends Change {
  /** What no product has. */
  readonly unknown: readonly string[];
}

const guaranteeFields = 'storeKey excludedSkus excludedBrands excludedRelations';

export const guaranteeSettings: TypedDocumentNode<{ guaranteeSettings: GuaranteeExclusions[] }, object> = parse(`
  query GuaranteeSettings { guaranteeSettings { ${guaranteeFields} } }
`);

export const previewGuarantee: TypedDocumentNode<
  { previewGuaranteeSettings: GuaranteeChange },
  { input: GuaranteeExclusions }
> = parse(`
  query PreviewGuaranteeSettings($input: SaveGuaranteeSettingsInput!) {
    previewGuaranteeSettings(input: $input) { storeKey now gained lost unknown }
  }
`);

export const saveGuarantee: TypedDocumentNode<
  { saveGuaranteeSettings: GuaranteeExclusions },
  { input: GuaranteeExclusions; seen: GuaranteeExclusions }
> = parse(`
  mutation SaveGuaranteeSettings($input: SaveGuaranteeSettingsInput!, $seen: SaveGuaranteeSettingsInput!) {
    saveGuaranteeSettings(input: $input, seen: $seen) { ${guaranteeFields} }
  }
`);

export interface DiscountStep {
  readonly volume: number;
  readonly discountPermyriad: number;
}

export interface VolumeDiscount {
  readonly id: string;
  readonly discountGroup: string;
  readonly steps: readonly DiscountStep[];
  /** Null for all stores. */
  readonly stores: readonly string[] | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

export interface VolumeGroup {
  readonly discountGroup: string;
  readonly products: number;
}

const volumeFields = 'id discountGroup steps { volume discountPermyriad } stores isActive sortOrder';

export const volumeDiscounts: TypedDocumentNode<
  { volumeDiscounts: VolumeDiscount[]; volumeGroups: VolumeGroup[] },
  { storeKey: string }
> = parse(`
  query VolumeDiscounts($storeKey: String!) {
    volumeDiscounts { ${volumeFields} }
    volumeGroups(storeKey: $storeKey) { storeKey discountGroup products }
  }
`);

export type SeenVolumeDiscount = Pick<VolumeDiscount, 'steps' | 'stores' | 'isActive'>;

export const saveVolumeDiscount: TypedDocumentNode<
  { saveVolumeDiscount: VolumeDiscount },
  { input: Omit<VolumeDiscount, 'id'> & { id?: string; seen?: SeenVolumeDiscount } }
> = parse(`
  mutation SaveVolumeDiscount($input: SaveVolumeDiscountInput!) { saveVolumeDiscount(input: $input) { ${volumeFields} } }
`);
