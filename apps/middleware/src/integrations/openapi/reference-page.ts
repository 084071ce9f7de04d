import { z } from 'zod';
import type { Json } from './schema-book.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const json = z.record(z.string(), z.unknown());
const content = z.record(z.string(), json);
const parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: json });
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().default(''),
  tags: z.array(z.string()),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
type Operation = z.output<typeof operation>;
const document = z.looseObject({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: json,
    securitySchemes: z.record(z.string(), z.looseObject({ name: z.string(), description: z.string() })),
  }),
});

/** Names of schemas lead to where they stand. */
function inCode(value: unknown): string {
  const text = escaped(JSON.stringify(value, null, 1));
  return `<pre>${text.replaceAll(/#\/components\/schemas\/([\w.-]+)/g, (whole, name: string) => `<a href="#${name}">${whole}</a>`)}</pre>`;
}

const contents = (of: z.output<typeof content>): string =>
  Object.entries(of)
    .map(([type, body]) => `<p><code>${escaped(type)}</code></p>${inCode(body)}`)
    .join('');

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? '' : ', optional'}</td><td>${inCode(schema)}</td></tr>`,
  );
  return `<h4>Parameters</h4><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function operationOf(path: string, method: string, of: Operation): string {
  const responses = Object.entries(of.responses).map(
    ([status, { description, content: told }]) => `<h4>${status}: ${escaped(description)}</h4>${contents(told)}`,
  );
  const body = of.requestBody === undefined ? '' : `<h4>Body</h4>${contents(of.requestBody.content)}`;
  return `<details id="${escaped(of.operationId)}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code>${path.endsWith(of.summary) ? '' : ` ${escaped(of.summary)}`}</summary>
<p>${escaped(of.description)}</p>${parametersOf(of)}${body}${responses.join('')}</details>`;
}

/** The document for people: no script, and nothing from elsewhere. */
export function referencePage(openApi: Json): string {
  const { info, paths, components } = document.parse(openApi);
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, each] of Object.entries(methods)) {
      const [group = ''] = each.tags;
      groups.set(group, [...(groups.get(group) ?? []), operationOf(path, method, each)]);
    }
  const sections = [...groups].map(([group, all]) => `<section><h2>${escaped(group)}</h2>${all.join('\n')}</section>`);
  const headers = Object.values(components.securitySchemes).map(
    ({ name, description }) => `<dt><code>${escaped(name)}</code></dt><dd>${escaped(description)}</dd>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${inCode(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}: calls</title><link rel="stylesheet" href="/api/machines/reference.css"></head><body><main>
<h1>${escaped(info.title)}: calls</h1><p>${escaped(info.description)}</p>
<p><a href="/api/machines/openapi.json">The same as OpenAPI 3.1</a>, for programs.</p>
<h2>Headers of calls of machines</h2><dl>${headers.join('')}</dl>
${sections.join('\n')}<section><h2>Schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}

export const referenceStyle = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
summary { padding: .4rem 0; cursor: pointer; overflow-wrap: anywhere }
details { border-top: 1px solid #ddd }
pre { overflow-x: auto; padding: .5rem; background: #f5f5f5; font-size: .85rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem .25rem 0 }
dt { font-weight: 600 }
a { color: #0b57d0 }
`;
