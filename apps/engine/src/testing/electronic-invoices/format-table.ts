import type { XmlNode } from './strict-xml';

/** A text by its pattern, or what stands inside, in order. */
type Content = RegExp | readonly Particle[];

interface Element {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly content: Content;
  readonly attributes: Readonly<Record<string, RegExp>>;
}

/** One of several sequences, of which each begins with another element; or none where it is optional. */
interface Choice {
  readonly branches: readonly (readonly Particle[])[];
  readonly isOptional: boolean;
}

type Particle = Element | Choice;

export const one = (name: string, content: Content, attributes: Element['attributes'] = {}): Element => ({
  name,
  least: 1,
  most: 1,
  content,
  attributes,
});
export const maybe = (name: string, content: Content): Element => ({ ...one(name, content), least: 0 });
export const many = (name: string, content: Content, most: number): Element => ({ ...one(name, content), most });
export const any = (name: string, content: Content, most: number): Element => ({
  ...many(name, content, most),
  least: 0,
});
export const choice = (...branches: readonly (readonly Particle[])[]): Choice => ({ branches, isOptional: false });
export const optional = (...branches: readonly (readonly Particle[])[]): Choice => ({ branches, isOptional: true });

/** Refuses what the table does not have there: another order, too few, too many, another pattern, other attributes. */
export function expectFormat(node: XmlNode, { name, content, attributes }: Element): void {
  if (node.name !== name) throw new Error(`${node.name} stands in place of ${name}`);
  const expected = Object.keys(attributes);
  if ([...node.attributes.keys()].join() !== expected.join()) throw new Error(`${name} has other attributes`);
  for (const key of expected)
    if (attributes[key]?.test(node.attributes.get(key) ?? '') !== true) throw new Error(`${key} of ${name} is another`);
  if (content instanceof RegExp) {
    if (node.children.length > 0 || !content.test(node.text)) throw new Error(`${name} is not to be ${node.text}`);
    return;
  }
  const end = takeAll(content, node, 0);
  const next = node.children[end];
  if (next) throw new Error(`${name} has ${next.name} where it does not belong`);
}

function takeAll(particles: readonly Particle[], node: XmlNode, from: number): number {
  let at = from;
  for (const particle of particles)
    at = 'name' in particle ? takeElement(particle, node, at) : takeChoice(particle, node, at);
  return at;
}

function takeElement(element: Element, node: XmlNode, from: number): number {
  let at = from;
  for (
    let next = node.children[at];
    next?.name === element.name && at - from < element.most;
    next = node.children[at]
  ) {
    expectFormat(next, element);
    at += 1;
  }
  if (at - from < element.least)
    throw new Error(`${node.name} has ${node.children[at]?.name ?? 'no more'} in place of ${element.name}`);
  return at;
}

function takeChoice({ branches, isOptional }: Choice, node: XmlNode, at: number): number {
  const next = node.children[at]?.name ?? '';
  const branch = branches.find((each) => firstNamesOf(each).includes(next));
  if (branch) return takeAll(branch, node, at);
  if (isOptional) return at;
  throw new Error(`${node.name} has ${next === '' ? 'no more' : next} where one of several has to be`);
}

/** With which elements it may begin. */
function firstNamesOf(particles: readonly Particle[]): string[] {
  const names: string[] = [];
  for (const particle of particles) {
    names.push(...('name' in particle ? [particle.name] : particle.branches.flatMap(firstNamesOf)));
    if ('name' in particle ? particle.least > 0 : !particle.isOptional) break;
  }
  return names;
}

export const allIn = ({ children }: XmlNode, name: string): XmlNode[] => children.filter((each) => each.name === name);

export function findAt(node: XmlNode, ...path: readonly string[]): XmlNode | null {
  let found: XmlNode | null = node;
  for (const name of path) found = found?.children.find((each) => each.name === name) ?? null;
  return found;
}

export const findTextAt = (node: XmlNode, ...path: readonly string[]): string | null =>
  findAt(node, ...path)?.text ?? null;

export function textAt(node: XmlNode, ...path: readonly string[]): string {
  const text = findTextAt(node, ...path);
  if (text === null) throw new Error(`${node.name} has no ${path.join('/')}`);
  return text;
}
