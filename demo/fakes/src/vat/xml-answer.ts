const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const string = (text: string) => `<value><string>${escaped(text)}</string></value>`;

/** B§7.3: an XML document of string elements, each name followed by its value. */
export function xmlAnswer(values: Readonly<Record<string, string>>): Response {
  const params = Object.entries(values).map(
    ([name, value]) =>
      `<param><value><array><data>\n${string(name)}\n${string(value)}\n</data></array></value></param>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<params>\n${params.join('\n')}\n</params>\n`;
  return new Response(body, { headers: { 'content-type': 'text/xml; charset=utf-8' } });
}
