import { Parser } from 'htmlparser2';

/** An element of a page with its attributes as React names them, or a text. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: HtmlNode[];
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  minlength: 'minLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  playsinline: 'playsInline',
  viewbox: 'viewBox',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  // A value without a handler makes React complain; as a default it writes the same markup.
  value: 'defaultValue',
  checked: 'defaultChecked',
};

function attributesOf(tag: string, attributes: Readonly<Record<string, string>>): HtmlElement['attributes'] {
  const isField = tag === 'input' || tag === 'select' || tag === 'textarea';
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const known = (name === 'value' || name === 'checked') && !isField ? name : (reactNames[name] ?? name);
      return [known, value === '' && !known.startsWith('aria') && name !== 'alt' ? true : value];
    }),
  );
}

/** The `html` element of a page. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const element: HtmlElement = { tag, attributes: attributesOf(tag, attributes), children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => void open.at(-1)?.children.push(text),
      onclosetag: () => void open.pop(),
    },
    { decodeEntities: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  const page = root.children.find((node) => typeof node !== 'string' && node.tag === 'html');
  if (page === undefined || typeof page === 'string') throw new Error('there is no html element');
  return page;
}
