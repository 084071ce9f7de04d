import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, type ID, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { type PictureFacts, PictureFactsService, type ShownPicture } from './picture-facts.service';

export const pictureFactsSchema = gql`
  "What a picture shows, for whoever does not see it"
  type PictureText {
    language: String!
    alt: String!
  }

  type PictureFacts {
    assetId: ID!
    name: String!
    "Of all its sizes, as a category names it"
    picture: String!
    "Of the largest size, as a block of a page names it"
    address: String!
    "Of that size"
    width: Int!
    height: Int!
    "waiting: its sizes are being drawn; ready; failed: they could not be drawn"
    state: String!
    texts: [PictureText!]!
    missingLanguages: [String!]!
  }

  "A picture that a page names by its address"
  type ShownPicture {
    "For the dashboard"
    preview: String!
    "Null where it is none of the library"
    facts: PictureFacts
  }

  input PictureTextInput {
    language: String!
    "Empty: none"
    alt: String!
  }

  extend type Query {
    pictureFacts(assetId: ID!): PictureFacts
    picturesOfProduct(productId: ID!): [PictureFacts!]!
    "Null where the address begins with something else than /media/"
    pictureAt(address: String!): ShownPicture
  }

  extend type Mutation {
    savePictureTexts(assetId: ID!, texts: [PictureTextInput!]!): PictureFacts!
  }
`;

@Resolver()
export class PictureFactsResolver {
  constructor(private readonly pictures: PictureFactsService) {}

  @Query('pictureFacts')
  @Allow(Permission.ReadCatalog, Permission.ReadAsset)
  find(@Ctx() ctx: RequestContext, @Args('assetId') assetId: ID): Promise<PictureFacts | null> {
    return this.pictures.findOne(ctx, Number(assetId));
  }

  @Query('pictureAt')
  @Allow(Permission.ReadCatalog, Permission.ReadAsset)
  findAt(@Ctx() ctx: RequestContext, @Args('address') address: string): Promise<ShownPicture | null> {
    return this.pictures.findAt(ctx, address);
  }

  @Query('picturesOfProduct')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  ofProduct(@Ctx() ctx: RequestContext, @Args('productId') productId: ID): Promise<PictureFacts[]> {
    return this.pictures.ofProduct(ctx, Number(productId));
  }

  @Mutation('savePictureTexts')
  @Allow(Permission.UpdateCatalog, Permission.UpdateAsset)
  @Transaction()
  save(@Ctx() ctx: RequestContext, @Args('assetId') assetId: ID, @Args('texts') texts: unknown): Promise<PictureFacts> {
    return this.pictures.saveTexts(ctx, Number(assetId), texts);
  }
}
