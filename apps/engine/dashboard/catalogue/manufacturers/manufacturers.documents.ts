import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface SafetyContact {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly country: string | null;
}

export interface BrandManufacturer {
  readonly brand: string;
  readonly manufacturer: SafetyContact;
  readonly responsiblePerson: SafetyContact | null;
}

const contact = '{ name address email country }';
const fields = `brand manufacturer ${contact} responsiblePerson ${contact}`;

export const brandManufacturers: TypedDocumentNode<{ brandManufacturers: BrandManufacturer[] }, object> = parse(`
  query BrandManufacturers { brandManufacturers { ${fields} } }
`);

export const saveBrandManufacturer: TypedDocumentNode<
  { saveBrandManufacturer: BrandManufacturer },
  { input: BrandManufacturer }
> = parse(`
  mutation SaveBrandManufacturer($input: SaveBrandManufacturerInput!) { saveBrandManufacturer(input: $input) { ${fields} } }
`);
