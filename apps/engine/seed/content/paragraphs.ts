const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listMark = '- ';

const paragraphOf = (text: string): string => {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith(listMark))) {
    return `<p>${escaped(text)}</p>`;
  }
  return `<ul>${lines.map((line) => `<li>${escaped(line.slice(listMark.length))}</li>`).join('')}</ul>`;
};

/** Plain text as formatted text: blank lines part paragraphs, lines that begin with `- ` are a list. */
export const paragraphs = (text: string): string => text.split('\n\n').map(paragraphOf).join('');
