export interface XmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

// What XML 1.0 has no place for.
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Reads XML as a suspicious office would: nothing unknown, mixed, empty or twice. */
export function readXml(document: string): XmlNode {
  if (impossible.test(document) || !document.isWellFormed()) throw new Error('has characters that XML cannot hold');
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!document.startsWith(head)) throw new Error('does not begin as XML');
  const tokens =
    document
      .slice(head.length)
      .trimEnd()
      .match(/<[^>]*>|[^<]+/g) ?? [];
  let at = 0;
  const readNode = (): XmlNode => {
    const tag = /^<([\w:]+)((?: [\w:]+="[^"]*")*)>$/.exec(tokens[at] ?? '');
    const [, name = '', written = ''] = tag ?? [];
    if (!tag) throw new Error(`no element begins with ${tokens[at] ?? 'the end'}`);
    at += 1;
    const pairs = [...written.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']): [string, string] => [
      key,
      unescaped(value),
    ]);
    const children: XmlNode[] = [];
    let text = '';
    while (!(tokens[at] ?? '').startsWith('</')) {
      const token = tokens[at];
      if (token === undefined) throw new Error(`${name} does not end`);
      if (token.startsWith('<')) children.push(readNode());
      else {
        text += unescaped(token);
        at += 1;
      }
    }
    if (tokens[at] !== `</${name}>`) throw new Error(`${name} ends as ${tokens[at] ?? ''}`);
    at += 1;
    if ((text === '') === (children.length === 0)) throw new Error(`${name} is empty or mixed`);
    if (text !== text.trim()) throw new Error(`${name} has gaps around its text`);
    return { name, attributes: new Map(pairs), children, text };
  };
  const root = readNode();
  if (at < tokens.length) throw new Error('goes on after its end');
  return root;
}

function unescaped(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (_, name: string) => {
    const sign = signs[name];
    if (sign === undefined) throw new Error(`&${name}; is not known`);
    return sign;
  });
}

/** The children of an element in the order of its schema: what is not taken, or elsewhere, is refused. */
export class Children {
  #at = 0;
  readonly #node: XmlNode;

  constructor(node: XmlNode, ...attributes: readonly string[]) {
    this.#node = node;
    expectAttributes(node, attributes);
  }

  find(name: string): XmlNode | null {
    const next = this.#node.children[this.#at];
    if (next?.name !== name) return null;
    this.#at += 1;
    return next;
  }

  take(name: string): XmlNode {
    const found = this.find(name);
    if (found) return found;
    throw new Error(`${this.#node.name} has ${this.#node.children[this.#at]?.name ?? 'no more'} in place of ${name}`);
  }

  all(name: string): XmlNode[] {
    const found: XmlNode[] = [];
    for (let next = this.find(name); next !== null; next = this.find(name)) found.push(next);
    return found;
  }

  /** Of an element without attributes. */
  text(name: string): string {
    return plainText(this.take(name));
  }

  findText(name: string): string | null {
    const found = this.find(name);
    return found && plainText(found);
  }

  /** Of an element with one attribute. */
  coded(name: string, attribute: string): { readonly text: string; readonly code: string } {
    const found = this.take(name);
    expectAttributes(found, [attribute]);
    return { text: plainText(found, attribute), code: found.attributes.get(attribute) ?? '' };
  }

  findIn(name: string): Children | null {
    const found = this.find(name);
    return found && new Children(found);
  }

  in(name: string): Children {
    return new Children(this.take(name));
  }

  end(): void {
    const next = this.#node.children[this.#at];
    if (next) throw new Error(`${this.#node.name} has ${next.name} where it does not belong`);
  }
}

function expectAttributes({ name, attributes }: XmlNode, expected: readonly string[]): void {
  if ([...attributes.keys()].join() !== expected.join()) throw new Error(`${name} has other attributes`);
}

function plainText(node: XmlNode, ...attributes: readonly string[]): string {
  expectAttributes(node, attributes);
  if (node.children.length > 0) throw new Error(`${node.name} is no text`);
  return node.text;
}

/** An amount of money as it has to be written: in minor units. */
export function readCents(text: string): number {
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new Error(`${text} is no amount`);
  return Number(text.replace('.', ''));
}

export function readPrice(text: string): { readonly units: number; readonly decimals: number } {
  const [, whole, fraction] = /^(\d+)\.(\d{2,})$/.exec(text) ?? [];
  if (whole === undefined || fraction === undefined) throw new Error(`${text} is no price`);
  return { units: Number(`${whole}${fraction}`), decimals: fraction.length };
}

export function readOneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${text} is none of ${values.join()}`);
  return found;
}
