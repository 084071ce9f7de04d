import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import type { BrandManufacturer } from './brand-manufacturer.entity';
import { ManufacturersService } from './manufacturers.service';

export const manufacturersSchema = gql`
  type SafetyContact {
    name: String!
    address: String!
    email: String!
    "ISO 3166 code; pages write its name in their language below the address"
    country: String
  }

  type BrandManufacturer {
    brand: String!
    manufacturer: SafetyContact!
    responsiblePerson: SafetyContact
  }

  input SafetyContactInput {
    name: String!
    address: String!
    email: String!
    "ISO 3166 code; pages write its name in their language below the address"
    country: String
  }

  input SaveBrandManufacturerInput {
    brand: String!
    manufacturer: SafetyContactInput!
    responsiblePerson: SafetyContactInput
  }

  extend type Query {
    brandManufacturers: [BrandManufacturer!]!
  }

  extend type Mutation {
    saveBrandManufacturer(input: SaveBrandManufacturerInput!): BrandManufacturer!
  }
`;

@Resolver()
export class ManufacturersResolver {
  constructor(private readonly manufacturers: ManufacturersService) {}

  @Query('brandManufacturers')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  list(@Ctx() ctx: RequestContext): Promise<BrandManufacturer[]> {
    return this.manufacturers.findAll(ctx);
  }

  @Mutation('saveBrandManufacturer')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  save(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<BrandManufacturer> {
    return this.manufacturers.save(ctx, input);
  }
}
