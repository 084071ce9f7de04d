export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

type Child = XmlElement | null | readonly Child[];

/** What there is nothing to say about is not written: an element is never empty. */
export function element(name: string, content: string | readonly Child[], attributes: XmlElement['attributes'] = {}) {
  const filled = typeof content === 'string' ? writable(content) : content.flatMap(flat);
  return filled.length === 0 ? null : { name, attributes, content: filled };
}

function flat(child: Child): readonly XmlElement[] {
  if (child === null) return [];
  return 'name' in child ? [child] : child.flatMap(flat);
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function written({ name, attributes, content }: XmlElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}${said.join('')}>${inside}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Without what no XML should hold: control characters, halves of a pair, numbers that are no signs. Line ends and gaps are one blank. */
function writable(text: string): string {
  const possible = text.toWellFormed().replaceAll(/(?!\s)[\p{Cc}\p{NChar}\uFFFD]/gu, '');
  return possible.replaceAll(/\s+/g, ' ').trim();
}

/** A whole number of the smallest units as a decimal with a point. */
export function decimal(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
