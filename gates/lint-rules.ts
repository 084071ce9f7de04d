import { payableMethods } from '@tradehall/domain/countries/payment-methods.ts';

/** Rules that oxlint itself lacks; it loads them as the plugin `tradehall`. */
interface Comment {
  readonly value: string;
  readonly loc: { readonly start: { readonly line: number } };
  readonly range: readonly [number, number];
}
interface Context {
  readonly sourceCode: { readonly getAllComments: () => readonly Comment[] };
  readonly report: (problem: { readonly node: object; readonly message: string }) => void;
}

const refuse = (selector: string, message: string) => ({
  create: (context: Context) => ({ [selector]: (node: object) => context.report({ node, message }) }),
});

// Also as a property: `{ ...{ dangerouslySetInnerHTML: … } }` and `createElement('p', { … })`.
const settingInnerHtml = ['JSXAttribute[name.name', 'Property[key.name', 'Property[key.value']
  .map((place) => `${place}="dangerouslySetInnerHTML"]`)
  .join(', ');

// Only comparisons: a row of a country or a test may name a method.
const namingMethod = ['BinaryExpression', 'SwitchCase']
  .map((place) => `${place} > Literal[value=/^(?:${payableMethods.join('|')})$/]`)
  .join(', ');

/** Thrown, because what a rule reports can be switched off by the very comment it reports. */
const noExceptionsByComment = {
  create: ({ sourceCode }: Context) => ({
    Program: () => {
      const exception = sourceCode.getAllComments().find(({ value }) => /\b(?:ox|es)lint-(?:dis|en)able/.test(value));
      if (exception) throw new Error(`No exceptions from lint by comment: line ${exception.loc.start.line}`);
    },
  }),
};

interface Place {
  readonly start: { readonly line: number };
  readonly end: { readonly line: number };
}
interface Block {
  readonly loc: Place;
  readonly range: readonly [number, number];
  readonly body: readonly { readonly type: string; readonly loc: Place }[];
}
interface Imported {
  readonly specifiers: readonly { readonly type: string }[];
  readonly source: { readonly value: string };
}

/** Two imports of one module are one: what is only a type is marked in it. */
const oneImportOfModule = {
  create: (context: Context) => {
    const seen = new Set<string>();
    return {
      ImportDeclaration: (node: Imported) => {
        const { specifiers, source } = node;
        if (specifiers.length === 0 || specifiers.some(({ type }) => type !== 'ImportSpecifier')) return;
        if (seen.has(source.value)) context.report({ node, message: `Import ${source.value} once: { a, type B }.` });
        seen.add(source.value);
      },
    };
  },
};

const shortStatements = new Set([
  'ReturnStatement',
  'ThrowStatement',
  'ExpressionStatement',
  'ContinueStatement',
  'BreakStatement',
]);
const bodies = [
  ':not(IfStatement) > IfStatement[alternate=null] > BlockStatement.consequent',
  ...['ForOfStatement', 'ForStatement', 'ForInStatement', 'WhileStatement'].map(
    (loop) => `${loop} > BlockStatement.body`,
  ),
].join(', ');

/** `if (!cart) return null;`: one short statement stands without braces. */
const shortBodiesWithoutBraces = {
  create: (context: Context) => ({
    [bodies]: (node: Block) => {
      const [only, ...others] = node.body;
      if (!only || others.length > 0 || !shortStatements.has(only.type)) return;
      const isCommented = context.sourceCode
        .getAllComments()
        .some(({ range }) => range[0] > node.range[0] && range[1] < node.range[1]);
      if (isCommented || only.loc.start.line !== only.loc.end.line) return;
      context.report({ node, message: 'One short statement stands without braces.' });
    },
  }),
};

interface Expression {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: Expression;
  readonly right?: Expression;
  readonly object?: Expression;
  readonly property?: Expression;
  readonly callee?: Expression;
  readonly arguments?: readonly Expression[];
}

const moneyName = /^(?:cents|centAmount)$|Cents$/;
const fractionName = /(?:factor|ratio|fraction)$/i;

const nameOf = ({ name, property }: Expression): string => property?.name ?? name ?? '';

/** By its name, which says the unit; also a sum, a difference or a multiple of it. */
function isMoney(node: Expression | undefined): boolean {
  if (node === undefined) return false;
  if (node.type === 'BinaryExpression' && node.operator !== '/') return isMoney(node.left) || isMoney(node.right);
  return ['Identifier', 'MemberExpression'].includes(node.type) && moneyName.test(nameOf(node));
}

function isFraction(node: Expression | undefined): boolean {
  if (typeof node?.value === 'number') return !Number.isInteger(node.value);
  return node !== undefined && fractionName.test(nameOf(node));
}

/** Amounts are whole: what divides or rounds them stands in the domain, where halves go one way. */
const moneyIsDividedInOnePlace = {
  create: (context: Context) => {
    const message = 'Money is divided and rounded by packages/domain/src/money alone (divideHalfUp).';
    const report = (node: Expression, isWrong: boolean) => isWrong && context.report({ node, message });
    return {
      BinaryExpression: (node: Expression) => {
        const { operator, left, right } = node;
        const isScaled = (isMoney(left) && isFraction(right)) || (isFraction(left) && isMoney(right));
        report(node, operator === '/' ? isMoney(left) || isMoney(right) : operator === '*' && isScaled);
      },
      AssignmentExpression: (node: Expression) => {
        const { operator, left, right } = node;
        report(node, isMoney(left) && (operator === '/=' || (operator === '*=' && isFraction(right))));
      },
      CallExpression: (node: Expression) => {
        const { callee, arguments: [given] = [] } = node;
        const isRounding = callee?.object?.name === 'Math' && /^(?:round|floor|ceil|trunc)$/.test(nameOf(callee));
        report(node, isRounding && isMoney(given));
      },
    };
  },
};

interface Method {
  readonly decorators?: readonly { readonly expression: Expression }[];
}

/** Whoever is not asked for a permission may do it: the engine takes a resolver without one for everybody's. */
const operationsNameAPermission = {
  create: (context: Context) => ({
    MethodDefinition: (node: Method) => {
      const names = new Set((node.decorators ?? []).map(({ expression }) => expression.callee?.name));
      if (!(names.has('Query') || names.has('Mutation')) || names.has('Allow')) return;
      context.report({ node, message: 'An operation says who may do it: @Allow(…).' });
    },
  }),
};

// One with a type of its own cannot be declared.
const arrowWithBody =
  'VariableDeclarator[id.typeAnnotation=null][init.type="ArrowFunctionExpression"][init.body.type="BlockStatement"]';
const functionsAsValues = ['Program', 'ExportNamedDeclaration']
  .map((parent) => `${parent} > VariableDeclaration > ${arrowWithBody}`)
  .join(', ');

export default {
  meta: { name: 'tradehall' },
  rules: {
    'no-barrels': refuse('ExportAllDeclaration', 'No barrels: import a thing from the file it lives in.'),
    'inner-html-in-one-place': refuse(settingInnerHtml, 'Only ui/sanitised-html.tsx may set inner HTML.'),
    'ask-what-a-payment-method-is': refuse(
      namingMethod,
      'Ask what a payment method is, never which: its row in payment-methods.ts says how it works.',
    ),
    'no-exceptions-by-comment': noExceptionsByComment,
    'one-import-of-a-module': oneImportOfModule,
    'money-is-divided-in-one-place': moneyIsDividedInOnePlace,
    'operations-name-a-permission': operationsNameAPermission,
    'short-bodies-without-braces': shortBodiesWithoutBraces,
    'functions-are-declared': refuse(
      functionsAsValues,
      'A function with a body of statements is declared: function name() { … }.',
    ),
  },
};
