import { pathOfDataRequest } from '../routing/paths.ts';

type BlockName = 'frame-view' | 'page-view';

/**
 * A view on its way from a loader to its page. In a document it is a block of plain JSON: the router's own format, made for
 * more than JSON, costs the server ten times as much and the browser twice. Asked for later, it comes with the router's answer.
 */
export interface Handed<View> {
  readonly block: BlockName | null;
  readonly view?: View;
}

const put = <View>(handed: Handed<View>, view: View): Handed<View> =>
  // Not enumerable: the router does not write it into the document a second time.
  Object.defineProperty(handed, 'view', { value: view });

export const handOver = <View>(view: View, block: BlockName, { url }: Pick<Request, 'url'>): Handed<View> =>
  pathOfDataRequest(new URL(url).pathname) === null ? put<View>({ block }, view) : { block: null, view };

function read<View>({ block }: Handed<View>): View {
  const parse: (json: string) => View = JSON.parse;
  return parse(document.getElementById(block ?? '')?.textContent ?? 'null');
}

export function viewOf<View>(handed: Handed<View>): View {
  if (handed.view !== undefined) return handed.view;
  const view = read(handed);
  put(handed, view);
  return view;
}

const isHanded = (value: unknown): value is Handed<unknown> =>
  typeof value === 'object' && value !== null && 'block' in value;

/** What a page was given, whichever way it came. */
export const openHanded = (loaderData: unknown): unknown => (isHanded(loaderData) ? viewOf(loaderData) : loaderData);

// The block cannot be ended from inside.
const jsonOf = (view: unknown): string => JSON.stringify(view).replaceAll('<', String.raw`\u003c`);

const frames = new WeakMap<object, string>();

/** The frame's view is kept for many pages, and so is its text. */
function jsonOfFrame(view: unknown): string {
  if (typeof view !== 'object' || view === null) return jsonOf(view);
  const json = frames.get(view) ?? jsonOf(view);
  frames.set(view, json);
  return json;
}

const blockOf = ({ block, view }: Handed<unknown>): string =>
  block === null
    ? ''
    : `<script type="application/json" id="${block}">${block === 'frame-view' ? jsonOfFrame(view) : jsonOf(view)}</script>`;

/** The views of a document as their pages look for them. */
export const viewBlocks = (loaderData: Readonly<Record<string, unknown>>): string =>
  Object.values(loaderData)
    .map((handed) => (isHanded(handed) ? blockOf(handed) : ''))
    .join('');
