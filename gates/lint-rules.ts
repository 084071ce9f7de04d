/** Rules that oxlint itself lacks; it loads them as the plugin `tradehall`. */
interface Comment {
  readonly value: string;
  readonly loc: { readonly start: { readonly line: number } };
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

/** Thrown, because what a rule reports can be switched off by the very comment it reports. */
const noExceptionsByComment = {
  create: ({ sourceCode }: Context) => ({
    Program: () => {
      const exception = sourceCode.getAllComments().find(({ value }) => /\b(?:ox|es)lint-(?:dis|en)able/.test(value));
      if (exception) throw new Error(`No exceptions from lint by comment: line ${exception.loc.start.line}`);
    },
  }),
};

export default {
  meta: { name: 'tradehall' },
  rules: {
    'no-barrels': refuse('ExportAllDeclaration', 'No barrels: import a thing from the file it lives in.'),
    'inner-html-in-one-place': refuse(settingInnerHtml, 'Only ui/sanitised-html.tsx may set inner HTML.'),
    'no-exceptions-by-comment': noExceptionsByComment,
  },
};
