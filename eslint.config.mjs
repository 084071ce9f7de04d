import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import a thing from the file it lives in.',
};
const innerHtmlInOnePlace = {
  // Also as a property: `{ ...{ dangerouslySetInnerHTML: … } }` and `createElement('p', { … })`.
  selector: ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
  message: 'Only ui/sanitised-html.tsx may set inner HTML.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      '.data/**',
      'apps/engine/migrations/**',
      'gates/must-fail/**',
      '**/*.mjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { noInlineConfig: true },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Marked so that nobody uses it by accident; here it is for the fakes of a laptop alone.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    files: ['apps/engine/**/*.ts'],
    rules: {
      // Nest injects by the emitted type of a constructor parameter, so those imports must stay values.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['**/apps/storefront/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', noBarrels, innerHtmlInOnePlace],
      // Loaders answer by throwing a Response (redirects, 404): the framework's own way.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  {
    files: ['apps/storefront/app/ui/sanitised-html.tsx'],
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
  { files: ['**/*.test.{ts,tsx}', '**/*.e2e.ts'], rules: { 'max-lines-per-function': 'off' } },
);
