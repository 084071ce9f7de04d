import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = resolve(import.meta.dirname, '../..');
const domain = resolve(app, '../../../packages/domain/src');

interface Imports {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const nothing: Imports = { files: [], packages: [] };

function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function targetOf(name: string, file: string): Imports {
  if (name.startsWith('@tradehall/domain/'))
    return { files: [join(domain, name.slice('@tradehall/domain/'.length))], packages: [] };
  if (name.startsWith('.')) {
    const path = join(dirname(file), name);
    return { files: /\.tsx?$/.test(path) && existsSync(path) ? [path] : [], packages: [] };
  }
  return name.startsWith('node:') ? nothing : { files: [], packages: [packageOf(name)] };
}

const staticImport = /^(?:import|export) (?!type)(?:[^'"]*? from )?'([^']+)'/gm;
const dynamicImport = /import\('([^']+)'\)/g;

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** All packages whose code a page may run, by what its files import. */
function inventory(starts: readonly string[], pattern: readonly RegExp[]): readonly string[] {
  const packages = new Set<string>();
  const seen = new Set(starts);
  const queue = [...starts];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const text = readFileSync(file, 'utf8');
    const names = pattern.flatMap((each) => namesIn(text, each));
    for (const name of names) {
      const target = targetOf(name, file);
      target.packages.forEach((found) => packages.add(found));
      for (const next of target.files.filter((path) => !seen.has(path))) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return [...packages].sort();
}

const paymentPage = ['entry.client.tsx', 'root.tsx', 'pages/checkout/payment.route.tsx'].map((file) => join(app, file));

// Whoever adds a script to the page where cards are typed adds it here, and says why to whoever reviews it.
const atOnce = [
  '@fontsource-variable/inter',
  // Only the server runs it: for delivery dates.
  'date-holidays',
  'intl-messageformat',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  // Only the server runs it.
  'sanitize-html',
  'zod',
];

describe('the scripts of the payment page', () => {
  it('are ours and these', () => {
    expect(inventory(paymentPage, [staticImport])).toEqual(atOnce);
  });

  it('are those of the card provider only where its fields are shown', () => {
    const fields = join(app, 'checkout/payment/payment-adyen-card.tsx');
    expect(inventory([fields], [staticImport])).toEqual(['@adyen/adyen-web', 'react', 'zod']);
    const others = inventory(paymentPage, [staticImport, dynamicImport]).filter((name) => !atOnce.includes(name));
    expect(others).toContain('@adyen/adyen-web');
  });

  it('leave the style sheet of all other pages as it is', () => {
    // One sheet holds every style that is imported plainly.
    const text = readFileSync(join(app, 'checkout/payment/payment-adyen-card.tsx'), 'utf8');
    expect(text.match(/'[^']+\.css[^']*'/g)).toEqual(["'@adyen/adyen-web/styles/adyen.css?url'"]);
  });
});
