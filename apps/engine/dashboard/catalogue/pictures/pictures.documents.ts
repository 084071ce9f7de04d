import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

interface PictureText {
  readonly language: string;
  readonly alt: string;
}

export interface PictureFacts {
  readonly assetId: string;
  readonly name: string;
  /** Of all its sizes. */
  readonly picture: string;
  /** Of the largest size. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly state: string;
  readonly texts: readonly PictureText[];
  readonly missingLanguages: readonly string[];
}

const fields = 'assetId name picture address width height state texts { language alt } missingLanguages';

export const pictureFacts: TypedDocumentNode<{ pictureFacts: PictureFacts | null }, { assetId: string }> = parse(`
  query PictureFacts($assetId: ID!) { pictureFacts(assetId: $assetId) { ${fields} } }
`);

export const pictureAt: TypedDocumentNode<
  { pictureAt: { readonly preview: string; readonly facts: PictureFacts | null } | null },
  { address: string }
> = parse(`
  query PictureAt($address: String!) { pictureAt(address: $address) { preview facts { ${fields} } } }
`);

export const picturesOfProduct: TypedDocumentNode<
  { picturesOfProduct: readonly PictureFacts[] },
  { productId: string }
> = parse(`
  query PicturesOfProduct($productId: ID!) { picturesOfProduct(productId: $productId) { ${fields} } }
`);

export const savePictureTexts: TypedDocumentNode<
  { savePictureTexts: PictureFacts },
  { assetId: string; texts: readonly PictureText[] }
> = parse(`
  mutation SavePictureTexts($assetId: ID!, $texts: [PictureTextInput!]!) {
    savePictureTexts(assetId: $assetId, texts: $texts) { ${fields} }
  }
`);
