import type { Page } from 'playwright-core';

/** Sizes as CSS counts them; `overflow` is what happens to content that does not fit. */
interface PageBox {
  readonly client: { readonly width: number; readonly height: number };
  readonly scroll: { readonly width: number; readonly height: number };
  readonly overflow: { readonly x: string; readonly y: string };
  readonly isVisible: boolean;
}

export interface PageNode {
  readonly parent: PageNode | null;
  /** Upper case for elements, `#text` for texts. */
  readonly name: string;
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Null for what is not laid out. */
  readonly box: PageBox | null;
}

const computedStyles = ['overflow-x', 'overflow-y', 'visibility'];

function toBox(
  styles: readonly string[],
  client: readonly number[] | undefined,
  scroll: readonly number[] | undefined,
): PageBox {
  const [x = 'visible', y = 'visible', visibility = 'visible'] = styles;
  const [, , clientWidth = 0, clientHeight = 0] = client ?? [];
  const [, , scrollWidth = 0, scrollHeight = 0] = scroll ?? [];
  return {
    client: { width: clientWidth, height: clientHeight },
    scroll: { width: scrollWidth, height: scrollHeight },
    overflow: { x, y },
    isVisible: visibility === 'visible',
  };
}

function toPairs(flat: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (let index = 0; index < flat.length; index += 2) pairs.set(flat[index] ?? '', flat[index + 1] ?? '');
  return pairs;
}

/** The page as the browser has laid it out, parents before children. Taken from outside: no script runs in the page. */
export async function capturePage(page: Page): Promise<readonly PageNode[]> {
  const session = await page.context().newCDPSession(page);
  const snapshot = await session.send('DOMSnapshot.captureSnapshot', { computedStyles, includeDOMRects: true });
  await session.detach();
  const [document] = snapshot.documents;
  if (document === undefined) return [];
  const { nodes, layout } = document;
  const stringAt = (index: number | undefined): string => snapshot.strings[index ?? -1] ?? '';
  const boxes = new Map(
    layout.nodeIndex.map((node, index) => {
      const styles = (layout.styles[index] ?? []).map(stringAt);
      return [node, toBox(styles, layout.clientRects?.[index], layout.scrollRects?.[index])];
    }),
  );
  const captured: PageNode[] = [];
  for (const [index, name] of (nodes.nodeName ?? []).entries()) {
    captured.push({
      parent: captured[nodes.parentIndex?.[index] ?? -1] ?? null,
      name: stringAt(name),
      text: stringAt(nodes.nodeValue?.[index]),
      attributes: toPairs((nodes.attributes?.[index] ?? []).map(stringAt)),
      box: boxes.get(index) ?? null,
    });
  }
  return captured;
}
