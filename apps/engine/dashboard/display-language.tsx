import { i18n } from '@lingui/core';
import type { defineDashboardExtension } from '@vendure/dashboard';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { say } from './say';

type Extension = Parameters<typeof defineDashboardExtension>[0];

const onChange = (draw: () => void) => i18n.on('change', draw);

/** Draws a component anew when the operator chooses another language. */
export function useDisplayLanguage(): string {
  return useSyncExternalStore(onChange, () => i18n.locale);
}

/** A text where the library takes an element and keeps it. */
function Said({ text }: { readonly text: string }) {
  useDisplayLanguage();
  return say(text);
}

function Drawn({ draw }: { readonly draw: () => ReactNode }) {
  useDisplayLanguage();
  return draw();
}

function redrawn<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Redrawn(props: Props) {
    useDisplayLanguage();
    return <Component {...props} />;
  };
}

/** The extension in the operator's language. The menu's titles are translated by the menu itself, from the same catalogue. */
export function inDisplayLanguage(extension: Extension): Extension {
  const { routes, login, customFormComponents, customProviders, pageBlocks } = extension;
  return {
    ...extension,
    routes: routes.map(({ component, loader, ...route }) => ({
      ...route,
      component: (place) => <Drawn draw={() => component(place)} />,
      loader: () => ({ breadcrumb: saidIn(loader().breadcrumb) }),
    })),
    login: { logo: login.logo, beforeForm: { component: redrawn(login.beforeForm.component) } },
    customFormComponents: {
      customFields: customFormComponents.customFields.map(({ id, component }) => ({
        id,
        component: Object.assign(redrawn(component), component.metadata && { metadata: component.metadata }),
      })),
    },
    customProviders: customProviders.map((provider) => ({ ...provider, component: redrawn(provider.component) })),
    pageBlocks: pageBlocks.map((block) => ({
      ...block,
      title: saidIn(block.title),
      component: redrawn(block.component),
    })),
  };
}

const saidIn = (words: ReactNode): ReactNode => (typeof words === 'string' ? <Said text={words} /> : words);
