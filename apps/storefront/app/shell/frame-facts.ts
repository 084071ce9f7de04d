import { openHanded } from '../request/handed-view.ts';
import type { PageLayout } from '../request/page-facts.ts';

/** As the page says it; whoever looks for a locale compares. */
export interface PageInLocale {
  readonly locale: string;
  readonly href: string;
}

/** What the page inside tells the frame around it. */
export interface FrameFacts {
  readonly layout: PageLayout;
  readonly hasNewsletter: boolean;
  /** The same page in other locales. */
  readonly alternates: readonly PageInLocale[];
}

interface Match {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** Pages belong to other rooms, and one that failed has no data: nothing of it is taken for granted. */
const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function readList(value: unknown, name: string): readonly unknown[] {
  const list = read(value, name);
  return Array.isArray(list) ? list : [];
}

const layouts: readonly PageLayout[] = ['default', 'full-width', 'no-footer', 'base'];

function layoutOf({ handle, loaderData }: Match): PageLayout {
  const named = [read(loaderData, 'layout'), read(handle, 'layout')];
  return layouts.find((layout) => named.includes(layout)) ?? 'default';
}

const alternatesOf = (loaderData: unknown): readonly PageInLocale[] =>
  readList(read(loaderData, 'facts'), 'alternates').flatMap((alternate) => {
    const locale = read(alternate, 'locale');
    const href = read(alternate, 'href');
    return typeof locale === 'string' && typeof href === 'string' ? [{ locale, href }] : [];
  });

/** B§2.3: the default layout adds it, unless the page does without; in full width the page's author asks for it. */
function hasNewsletter(layout: PageLayout, asked: unknown): boolean {
  return layout === 'default' ? asked !== false : layout === 'full-width' && asked === true;
}

export function frameFacts(matches: readonly Match[]): FrameFacts {
  const { handle, loaderData: handed } = matches.at(-1) ?? { handle: undefined, loaderData: undefined };
  const page = { handle, loaderData: openHanded(handed) };
  const layout = layoutOf(page);
  return {
    layout,
    hasNewsletter: hasNewsletter(layout, read(page.loaderData, 'hasNewsletter')),
    alternates: alternatesOf(page.loaderData),
  };
}
