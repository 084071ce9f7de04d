/** Signs that have no place there, and what people type for them. */
const alike: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '™': '(TM)',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
};

/** Latin-1, to which FatturaPA limits its texts, and no longer than given. Of other alphabets only the length is left. */
export function latinText(text: string, most: number): string {
  const written = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return written.replaceAll(/./gu, latinSign).slice(0, most).trimEnd();
}

function latinSign(sign: string): string {
  if (/^[\u0020-\u007E\u00A0-\u00FF]$/u.test(sign)) return sign;
  const known = alike[sign];
  if (known !== undefined) return known;
  if (/^\p{Cc}$/u.test(sign)) return '';
  const [letter = ''] = sign.normalize('NFD');
  return /^[A-Za-z]$/.test(letter) ? letter : '?';
}
