import ts from 'typescript';

/** A source of the dashboard. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Texts {
  /** What `say` and `toSay` are given, and the titles of the menu. */
  readonly said: ReadonlySet<string>;
  /** What an operator would read in English whatever her language is: `store-page.tsx:12: Save`. */
  readonly raw: readonly string[];
}

const readByPeople = /^(?:aria-label|label|hint|title|description|placeholder|words|legend|summary|alt|empty)$/;
const isInMenu = (file: string, name: string) => file === 'index.tsx' && /^(?:title|breadcrumb)$/.test(name);
/** Names, units and codes are the same in every language. */
const isSentence = (text: string) =>
  /\p{L}\p{Ll}/u.test(text) && !/^(?:Tradehall|https?:\/\/\S*|\/[\w/]*)$/.test(text.trim());
const spoken = new Set(['toast.success', 'toast.error', 'window.confirm']);

const isLiteral = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const literalText = (node: ts.Node): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : ts.isStringLiteralLike(node)
      ? node.text
      : '';

const isAmongChildren = (node: ts.Node) => ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);

const isColumns = (node: ts.Node) => ts.isJsxAttribute(node) && node.name.getText() === 'columns';

/** The text of a node that people read although nobody says it; null where it is none. */
function rawText(node: ts.Node, file: string): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isJsxAttribute(node) && node.initializer !== undefined && readByPeople.test(node.name.getText())) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    return value === undefined ? null : literalText(value);
  }
  if (ts.isPropertyAssignment(node) && readByPeople.test(node.name.getText()))
    return isInMenu(file, node.name.getText()) ? null : literalText(node.initializer);
  if (ts.isCallExpression(node) && spoken.has(node.expression.getText())) {
    const [words] = node.arguments;
    return words === undefined ? null : literalText(words);
  }
  // What stands alone, or at the end of a condition, among the children of an element.
  const { parent } = node;
  const isShown =
    isAmongChildren(parent) ||
    (ts.isConditionalExpression(parent) && isAmongChildren(parent.parent)) ||
    // The heads of a table.
    (ts.isArrayLiteralExpression(parent) && isColumns(parent.parent.parent));
  return isLiteral(node) && isShown ? literalText(node) : null;
}

/** Style sheets and code are no words. */
const isUnread = (node: ts.Node) =>
  ts.isJsxElement(node) && /^(?:style|code)$/.test(node.openingElement.tagName.getText());

export function textsIn({ file, text }: Source): Texts {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const said = new Set<string>();
  const raw: string[] = [];
  const look = (node: ts.Node): void => {
    if (isUnread(node) || ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && /^(?:say|toSay)$/.test(node.expression.getText())) {
      const [words] = node.arguments;
      if (words !== undefined && ts.isStringLiteralLike(words)) said.add(words.text);
    }
    if (ts.isPropertyAssignment(node) && isInMenu(file, node.name.getText())) said.add(literalText(node.initializer));
    const words = rawText(node, file);
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (words !== null && isSentence(words)) raw.push(`${file}:${line}: ${words}`);
    ts.forEachChild(node, look);
  };
  ts.forEachChild(tree, look);
  return { said, raw };
}

/** The entries of a catalogue, each with its text as its key. */
export function entriesOf(catalogue: string): ReadonlyMap<string, string> {
  const entries = catalogue.matchAll(/^#\. js-lingui-explicit-id\nmsgid (".*")\nmsgstr (".*")$/gm);
  return new Map([...entries].map(([, key = '""', words = '""']) => [unquoted(key), unquoted(words)]));
}

const unquoted = (text: string): string => String(JSON.parse(text));

/** `{name}` and the counts of plurals, without the words that a plural chooses from. */
const placeholdersOf = (text: string): string =>
  [...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)(?=[,}])/g)]
    .map(([, name]) => name)
    .filter((name, at, all) => all.indexOf(name) === at)
    .toSorted()
    .join(' ');

const depthOf = (text: string): number => text.split('{').length - text.split('}').length;

/** What is wrong with a catalogue for these texts. */
export function faultsOf(said: ReadonlySet<string>, entries: ReadonlyMap<string, string>): readonly string[] {
  const faults = [...said].flatMap((text) => {
    const words = entries.get(text) ?? '';
    if (words.trim() === '') return [`without an entry: ${text}`];
    const isSame = placeholdersOf(words) === placeholdersOf(text) && depthOf(words) === 0;
    return isSame ? [] : [`other placeholders: ${text}`];
  });
  return [...faults, ...[...entries.keys()].filter((key) => !said.has(key)).map((key) => `left over: ${key}`)];
}
