// The dashboard package ships its source instead of declarations; checking that source by our rules is not our job.
declare module '@vendure/dashboard' {
  import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
  import type { ComponentProps, ComponentType, ReactNode } from 'react';

  export const api: {
    query<Answer, Variables>(document: TypedDocumentNode<Answer, Variables>, variables: Variables): Promise<Answer>;
    mutate<Answer, Variables>(document: TypedDocumentNode<Answer, Variables>, variables: Variables): Promise<Answer>;
  };

  export function useAuth(): { readonly authenticationError?: string };

  export interface PageBlockProps {
    readonly context: { readonly entity?: { readonly id: string } };
  }

  export const Page: ComponentType<{ readonly pageId: string; readonly children: ReactNode }>;
  export const PageTitle: ComponentType<{ readonly children: ReactNode }>;
  export const PageActionBar: ComponentType<{ readonly children: ReactNode }>;
  /** Shows only the page blocks that are its own children. */
  export const PageLayout: ComponentType<{ readonly children: ReactNode }>;
  export const PageBlock: ComponentType<{
    readonly column: 'main' | 'side';
    readonly blockId: string;
    readonly title?: string;
    readonly description?: string;
    readonly children: ReactNode;
  }>;
  export const FullWidthPageBlock: ComponentType<{ readonly blockId: string; readonly children: ReactNode }>;

  export const Badge: ComponentType<{
    readonly variant?: 'success' | 'warning' | 'secondary' | 'outline' | 'destructive';
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
  export const Button: ComponentType<
    ComponentProps<'button'> & {
      readonly variant?: 'default' | 'outline' | 'ghost' | 'destructive' | 'link';
      readonly size?: 'sm' | 'xs';
    }
  >;
  export const Input: ComponentType<ComponentProps<'input'>>;
  export const Textarea: ComponentType<ComponentProps<'textarea'>>;
  export const NativeSelect: ComponentType<Omit<ComponentProps<'select'>, 'size'>>;

  export const AssetPickerDialog: ComponentType<{
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onSelect: (assets: readonly { readonly id: string }[]) => void;
    readonly title: string;
  }>;
  export const RichTextInput: ComponentType<{
    readonly value: unknown;
    readonly onChange: (value: unknown) => void;
    readonly disabled?: boolean;
  }>;

  export const PermissionGuard: ComponentType<{ readonly requires: string; readonly children: ReactNode }>;

  interface Target {
    readonly to: string;
    readonly params?: Readonly<Record<string, string>>;
    readonly search?: Readonly<Record<string, string>>;
  }
  export const Link: ComponentType<Target & { readonly className?: string; readonly children: ReactNode }>;
  export function useNavigate(): (target: Target) => Promise<void>;
  export function useBlocker(when: {
    readonly shouldBlockFn: () => boolean;
    readonly enableBeforeUnload: () => boolean;
  }): void;

  export interface ExtensionRoute {
    readonly useParams: () => Readonly<Record<string, string | undefined>>;
    readonly useSearch: () => Readonly<Record<string, unknown>>;
  }

  /** The input of a custom field whose `ui.component` names it. */
  export type FormComponent = ComponentType<{
    readonly value?: unknown;
    readonly onChange: (value: unknown) => void;
    readonly disabled?: boolean | undefined;
    readonly fieldDef?: { readonly options?: readonly { readonly value: string }[] | null };
  }> & { metadata?: { readonly isListInput: boolean; readonly isFullWidth: boolean } };

  export function defineDashboardExtension(extension: {
    readonly routes: readonly {
      readonly path: string;
      readonly component: (route: ExtensionRoute) => ReactNode;
      readonly loader: () => { readonly breadcrumb: ReactNode };
      readonly navMenuItem?: {
        readonly sectionId: string;
        readonly id: string;
        readonly title: string;
        readonly requiresPermission: string;
      };
    }[];
    readonly login: {
      readonly logo: { readonly component: ComponentType };
      readonly beforeForm: { readonly component: ComponentType };
    };
    readonly customFormComponents: {
      readonly customFields: readonly { readonly id: string; readonly component: FormComponent }[];
    };
    readonly customProviders: readonly {
      readonly id: string;
      readonly location: 'app' | 'layout';
      readonly component: ComponentType<{ readonly children: ReactNode }>;
    }[];
    readonly actionBarItems: readonly {
      readonly pageId: string;
      readonly id: string;
      readonly component: ComponentType;
      readonly position: { readonly itemId: string; readonly order: 'before' | 'after' | 'replace' };
    }[];
    readonly pageBlocks: readonly {
      readonly id: string;
      readonly title: ReactNode;
      readonly location: {
        readonly pageId: string;
        readonly column: 'main' | 'side' | 'full';
        readonly position: { readonly blockId: string; readonly order: 'before' | 'after' | 'replace' };
      };
      readonly component: ComponentType<PageBlockProps>;
    }[];
  }): void;
}
