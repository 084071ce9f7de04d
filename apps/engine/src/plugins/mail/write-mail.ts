import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, locales } from '@tradehall/domain/countries/locales.ts';
import { type MailKind, mailKinds } from './mail-kinds';
import { mailMessagesOf } from './mail-messages';
import { shopLink } from './shop-link';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailOrder {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly contents: unknown;
}

const shopName = 'Tradehall';

/** B§2.2: where consent links of mails lead. */
const confirmationPath = '/exconsents/confirm';

/** Where the button leads, and what stands before it. */
interface Matter {
  readonly path: string;
  readonly name: string | null;
}

const matters: Readonly<Record<MailKind, (contents: unknown, locale: Locale) => Matter>> = {
  'newsletter-confirmation': (contents) => {
    const { token } = mailKinds['newsletter-confirmation'].parse(contents);
    return { path: `${confirmationPath}?hash=${encodeURIComponent(token)}`, name: null };
  },
  'back-in-stock': (contents, locale) => {
    const { name, slug } = mailKinds['back-in-stock'].parse(contents);
    const { nativeRouting } = countries[locales[locale].country];
    return { path: `${nativeRouting ? '/p' : ''}/${encodeURIComponent(slug)}`, name };
  },
};

export function writeMail({ kind, locale, contents }: MailOrder, originPattern: string): WrittenMail {
  const words = mailMessagesOf(locales[locale].language)[kind];
  const { path, name } = matters[kind](contents, locale);
  const href = shopLink(originPattern, locale, path);
  const named = name === null ? [] : [name];
  const text = [words.greeting, words.body, ...named, `${words.button}:\n${href}`, words.footer, shopName].join('\n\n');
  return { subject: words.subject, text, html: htmlOf(words, { href, name }, locale) };
}

type Words = ReturnType<typeof mailMessagesOf>[MailKind];

// Styles inline and no picture: what all mail programs show, and nothing that tells the sender who reads.
function htmlOf(words: Words, { href, name }: { href: string; name: string | null }, locale: Locale): string {
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const small = 'font-size:14px;color:#5b6b7a';
  const button = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#c2410c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(words.button)}</a>`;
  const body = [
    paragraph(escapeHtml(words.greeting)),
    paragraph(escapeHtml(words.body)),
    ...(name === null ? [] : [paragraph(escapeHtml(name), 'font-weight:600')]),
    paragraph(button),
    paragraph(`${escapeHtml(words.link)}<br><a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`, small),
    paragraph(escapeHtml(words.footer), small),
    paragraph(shopName, small),
  ];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#14202b;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${body.join('\n')}
</div></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
