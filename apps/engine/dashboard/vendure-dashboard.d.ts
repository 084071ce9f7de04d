// The dashboard package ships its source instead of declarations; checking that source by our rules is not our job.
declare module '@vendure/dashboard' {
  import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
  import type { ComponentType } from 'react';

  export const api: {
    query<Answer, Variables>(document: TypedDocumentNode<Answer, Variables>, variables: Variables): Promise<Answer>;
    mutate<Answer, Variables>(document: TypedDocumentNode<Answer, Variables>, variables: Variables): Promise<Answer>;
  };

  export interface PageBlockProps {
    readonly context: { readonly entity?: { readonly id: string } };
  }

  export function defineDashboardExtension(extension: {
    readonly pageBlocks: readonly {
      readonly id: string;
      readonly title: string;
      readonly location: {
        readonly pageId: string;
        readonly column: 'main' | 'side' | 'full';
        readonly position: { readonly blockId: string; readonly order: 'before' | 'after' | 'replace' };
      };
      readonly component: ComponentType<PageBlockProps>;
    }[];
  }): void;
}
