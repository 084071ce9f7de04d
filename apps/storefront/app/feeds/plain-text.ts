const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
}

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return characterOf(Number(decimal));
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
      return named[name?.toLowerCase() ?? ''] ?? whole;
    },
  );

const hasMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text);

/** A description without its markup, in one line, as sites read it that draw it themselves. */
export function plainText(description: string): string {
  const text = hasMarkup(description) ? decoded(description.replace(/<[^>]*>/g, ' ')) : description;
  return text.replace(/\s+/g, ' ').trim();
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As much as has room, whole letters with all their marks, ended at a word where one ends in the second half. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of segmenter.segment(text.slice(0, most + 64))) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  const wordEnd = kept.lastIndexOf(' ');
  return `${(wordEnd > most / 2 ? kept.slice(0, wordEnd) : kept).trimEnd()}…`;
}
