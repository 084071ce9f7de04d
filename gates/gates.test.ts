// A check that cannot fail is no check: each gate is shown something it must refuse.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const fixtures = join(import.meta.dirname, 'must-fail');

function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** A program that looks at all its fixtures is started once. */
function once<Result>(work: () => Result): () => Result {
  const results: Result[] = [];
  return () => (results[0] ??= work());
}

const lintAll = once(() =>
  run(
    root,
    'oxlint',
    '--disable-nested-config',
    ...['lint', 'inner-html', 'hooks'].map((room) => join(fixtures, room)),
  ),
);

/** What the linter says of one fixture: its faults stand apart by an empty line, each with its file. */
function lint(fixture: string) {
  const { status, output } = lintAll();
  return {
    status,
    output: output
      .split('\n\n')
      .filter((fault) => fault.includes(`must-fail/${fixture}`))
      .join('\n\n'),
  };
}

const arrows = once(() =>
  run(join(fixtures, 'arrows'), 'depcruise', '--config', join(root, '.dependency-cruiser.mjs'), 'apps', 'packages'),
);

const gates: Record<string, { refused: () => { status: number | null; output: string }; saying: string }> = {
  'format refuses an unformatted file': {
    refused: () =>
      run(root, 'prettier', '--check', '--ignore-path', '/dev/null', join(fixtures, 'format/unformatted.ts')),
    saying: 'unformatted.ts',
  },
  'lint refuses a type assertion': {
    refused: () => lint('lint/hole-in-the-types.ts'),
    saying: 'consistent-type-assertions',
  },
  'lint refuses a promise that nobody waits for': {
    refused: () => lint('lint/floating-promise.ts'),
    saying: 'no-floating-promises',
  },
  'lint refuses text that is run as code': {
    refused: () => lint('lint/runs-text.ts'),
    saying: 'no-eval',
  },
  'lint refuses a barrel': {
    refused: () => lint('lint/barrel.ts'),
    saying: 'No barrels',
  },
  'lint refuses to ask which payment method it is': {
    refused: () => lint('lint/names-a-payment-method.ts'),
    saying: 'Ask what a payment method is',
  },
  'lint refuses to divide money by hand': {
    refused: () => lint('lint/divides-money.ts'),
    saying: 'Money is divided and rounded by',
  },
  'lint refuses to round money by hand': {
    refused: () => lint('lint/rounds-money.ts'),
    saying: 'Money is divided and rounded by',
  },
  'lint refuses to multiply money with a fraction': {
    refused: () => lint('lint/scales-money.ts'),
    saying: 'Money is divided and rounded by',
  },
  'lint refuses an operation that names no permission': {
    refused: () => lint('lint/open-to-everybody.ts'),
    saying: 'An operation says who may do it: @Allow(…).',
  },
  'lint refuses a module that is imported twice': {
    refused: () => lint('lint/imports-a-module-twice.ts'),
    saying: 'Import zod once',
  },
  'lint refuses braces around one short statement': {
    refused: () => lint('lint/short-body-in-braces.ts'),
    saying: 'without braces',
  },
  'lint refuses a function that is written as a value': {
    refused: () => lint('lint/function-as-value.ts'),
    saying: 'is declared',
  },
  'lint refuses an exception by comment': {
    refused: () => lint('lint/exception-by-comment.ts'),
    saying: 'No exceptions from lint by comment: line 1',
  },
  'lint refuses inner HTML in a component of its own': {
    refused: () => lint('inner-html/apps/storefront/sets-inner-html.tsx'),
    saying: 'may set inner HTML',
  },
  'lint refuses inner HTML as a property': {
    refused: () => lint('inner-html/apps/storefront/spreads-inner-html.tsx'),
    saying: 'may set inner HTML',
  },
  'lint refuses a component that draws differently each time': {
    refused: () => lint('hooks/apps/storefront/throws-dice-while-drawing.tsx'),
    saying: 'react(purity)',
  },
  'arrows refuse an app that imports another app': {
    refused: arrows,
    saying: 'apps speak over the wire',
  },
  'arrows refuse an app that runs other programs': {
    refused: arrows,
    saying: 'no app runs other programs',
  },
  'arrows refuse input and output in the domain': {
    refused: arrows,
    saying: 'the domain is pure',
  },
  'arrows refuse plumbing that knows the shop': {
    refused: arrows,
    saying: 'process is plumbing',
  },
  'arrows refuse plumbing of servers in a page': {
    refused: arrows,
    saying: 'process is for servers',
  },
  'types refuse a country without a column': {
    refused: () => run(root, 'node', 'node_modules/typescript-7/bin/tsc', '-p', join(fixtures, 'types')),
    saying: "Property 'phonePrefix' is missing",
  },
  'unused refuses an export that nobody imports': {
    refused: () => run(join(fixtures, 'unused'), 'knip', '--no-progress'),
    saying: 'nobodyAsksForThis',
  },
  'unused refuses an export that only a test imports': {
    refused: () => run(join(fixtures, 'only-tested'), 'knip', '--no-progress', '--production', '--include', 'exports'),
    saying: 'onlyATestAsksForThis',
  },
  'advisories refuse a version with a known hole': {
    refused: () => run(root, 'node', 'scripts/advisories.ts', join(fixtures, 'advisories')),
    saying: 'refused: ws 8.18.1',
  },
  'build refuses a page of the shop that loads the library of checks': {
    refused: () => run(root, 'node', 'scripts/browser-assets.ts', join(fixtures, 'browser-assets')),
    saying: 'refused: cart.route-a1.js holds zod\nrefused: checkout/cart loads zod',
  },
};

it.each(Object.keys(gates))('%s', { timeout: 60_000 }, (name) => {
  const result = gates[name]?.refused();
  expect(result?.output).toContain(gates[name]?.saying);
  expect(result?.status).not.toBe(0);
});
