import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

// Nothing in the document can make the parser do more than read it.
const parser = new XMLParser({
  preserveOrder: true,
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
});

type Node = Readonly<Record<string, unknown>>;
const nodes = z.array(z.record(z.string(), z.unknown()));
const textNode = z.object({ '#text': z.string() });

/** B§7.3: the string elements in their order; after each name its value. */
export function readXmlAnswer(xml: string): ReadonlyMap<string, string> {
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('the answer of the VAT service holds a document type');
  const strings = nodes.parse(parser.parse(xml)).flatMap(stringsOf);
  return new Map(strings.slice(0, -1).map((name, at) => [name, strings[at + 1] ?? '']));
}

function stringsOf(node: Node): string[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const children = nodes.safeParse(value);
    if (!children.success) return [];
    return name === 'string' ? [textOf(children.data)] : children.data.flatMap(stringsOf);
  });
}

function textOf(children: readonly Node[]): string {
  return children.map((child) => textNode.safeParse(child).data?.['#text'] ?? '').join('');
}
