const style =
  'body{font:15px/1.5 system-ui;margin:2rem;max-width:70rem}td,th{padding:.3rem .8rem;text-align:left}iframe{width:100%;height:40rem;border:1px solid #bbb}pre{white-space:pre-wrap}';

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

/** `body` is markup whose texts were escaped by the caller. */
export function htmlPage(title: string, body: string): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    },
  });
}
