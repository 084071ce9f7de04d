import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { type Block, colours, mailLayout } from './layout';
import type { Goods, Imprint, Letter, Link, Part, Row } from './letter';

type Marks = Readonly<Record<string, Html>>;

/** Text that is HTML already. */
interface Html {
  readonly html: string;
}

const safe = (text: string): Html => ({
  html: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
});
const joined = (parts: readonly Html[], separator = ''): Html => ({
  html: parts.map(({ html }) => html).join(separator),
});
const lines = (texts: readonly string[]): Html => joined(texts.map(safe), '<br>');

/** Once through, so that what is filled in is never taken for a mark. */
function fill(template: string, marks: Marks): string {
  return template.replaceAll(/\[(\w+)\]/g, (mark, name: string) => marks[name]?.html ?? mark);
}

const number = 'font-variant-numeric:tabular-nums;white-space:nowrap;text-align:right;vertical-align:top';
const hairline = `border-top:1px solid ${colours.hairline}`;
const weights = {
  plain: 'padding:4px 0',
  strong: 'padding:8px 0 4px;font-size:18px;font-weight:600',
  small: `padding:2px 0;line-height:20px;font-size:14px;color:${colours.grey}`,
} as const;

function rowHtml({ label, value, weight }: Row): Html {
  const style = weights[weight ?? 'plain'];
  const line = weight === 'strong' ? `;${hairline}` : '';
  return {
    html: `<tr><td style="${style}${line};padding-right:16px;vertical-align:top">${safe(label).html}</td><td style="${style}${line};${number}">${safe(value).html}</td></tr>`,
  };
}

/** Labels beside what may be long: account numbers, references, names. */
function factHtml({ label, value }: Row): Html {
  const cell = 'padding:2px 0;vertical-align:top';
  return {
    html: `<tr><td style="${cell};padding-right:12px;width:40%;font-size:14px;color:${colours.grey}">${safe(label).html}</td><td style="${cell};font-variant-numeric:tabular-nums;word-break:break-word">${safe(value).html}</td></tr>`,
  };
}

/** Of the file and on the page: mail programs lay out by the attributes. */
const pictureSide = 64;

/** On white, whatever the mail program does to the colours around it: products are photographed on white. */
function pictureHtml(picture: string | null, name: string, cell: string): string {
  const image =
    picture === null
      ? ''
      : `<img src="${safe(picture).html}" alt="${safe(name).html}" width="${pictureSide}" height="${pictureSide}" style="display:block;width:${pictureSide}px;height:${pictureSide}px;border:0;border-radius:6px;background-color:${colours.paper};font-size:12px;line-height:14px">`;
  return `<td width="${pictureSide}" style="${cell};padding-right:12px;width:${pictureSide}px">${image}</td>`;
}

function goodsHtml(hasPictures: boolean): (goods: Goods) => Html {
  const cell = `padding:12px 0;${hairline};vertical-align:top`;
  return ({ picture = null, name, detail, price }) => {
    const pictured = hasPictures ? pictureHtml(picture, name, cell) : '';
    const priced = price === null ? '' : `<td style="${cell};${number};font-weight:600">${safe(price).html}</td>`;
    return {
      html: `<tr>${pictured}<td style="${cell};padding-right:16px;word-break:break-word">${safe(name).html}<br><span style="font-size:14px;line-height:20px;color:${colours.grey}">${safe(detail).html}</span></td>${priced}</tr>`,
    };
  };
}

function linkHtml({ label, href }: Link): Html {
  return { html: `<a href="${safe(href).html}" style="color:${colours.link}">${safe(label).html}</a>` };
}

function partMarks(part: Part): readonly [Block, Marks] {
  switch (part.kind) {
    case 'rows':
      return ['rows', { title: safe(part.title), rows: joined(part.rows.map(factHtml)) }];
    case 'goods': {
      const { title, goods, totals } = part;
      const rows = goods.map(goodsHtml(goods.some(({ picture = null }) => picture !== null)));
      return ['goods', { title: safe(title), goods: joined(rows), totals: joined(totals.map(rowHtml)) }];
    }
    case 'columns': {
      const [first, second] = part.columns;
      const firstMarks = { firstTitle: safe(first.title), firstLines: lines(first.lines) };
      return ['columns', { ...firstMarks, secondTitle: safe(second.title), secondLines: lines(second.lines) }];
    }
    case 'note':
      return [
        'note',
        { title: safe(part.title), text: safe(part.text), links: joined(part.links.map(linkHtml), '<br>') },
      ];
  }
}

export async function letterHtml(letter: Letter, imprint: Imprint, locale: Locale): Promise<string> {
  const { head, foot, block } = await mailLayout();
  const { subject, paragraphs, button, footer } = letter;
  const { greeting, linkHint, serviceTitle, service, seller, links, shop } = imprint;
  const blocks = [
    ...paragraphs.map((text) => fill(block('text'), { text: safe(text) })),
    fill(block('button'), { href: safe(button.href), label: safe(button.label) }),
    ...letter.parts.map((part) => {
      const [name, marks] = partMarks(part);
      return fill(block(name), marks);
    }),
  ];
  const frame: Marks = {
    locale: safe(locale),
    subject: safe(subject),
    preview: safe(paragraphs[0] ?? ''),
    shop: safe(shop),
    greeting: safe(greeting),
    serviceTitle: safe(serviceTitle),
    service: lines(service),
    footer: safe(footer),
    hint: safe(linkHint),
    href: safe(button.href),
    seller: lines(seller),
    links: joined(links.map(linkHtml), ' · '),
  };
  return [fill(head, frame), ...blocks, fill(foot, frame)].join('');
}
