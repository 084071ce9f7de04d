// The shop's own colours: ink, steel greys, teal for links, orange for the one button.
export const colours = {
  ink: '#14202b',
  paper: '#ffffff',
  grey: '#5b6b7a',
  hairline: '#e6eaee',
  shade: '#f4f6f8',
  link: '#0f5b66',
  action: '#c2410c',
} as const;

const small = `font-size="14px" line-height="20px" color="${colours.grey}"`;
const heading = (mark: string) =>
  `<mj-text font-size="18px" line-height="24px" font-weight="600" padding="0 0 8px"><h2 style="margin:0;font-size:18px;line-height:24px;font-weight:600">${mark}</h2></mj-text>`;
const column = (title: string, lines: string) =>
  `<mj-column vertical-align="top" padding="0 8px 16px 0">${heading(title)}<mj-text padding="0">${lines}</mj-text></mj-column>`;

// What a letter is put together of. Marks in square brackets are filled in when this is HTML already: whatever a shopper
// or a product is called, it is never read as markup of ours.
const blockSources = {
  text: `<mj-column><mj-text padding="0">[text]</mj-text></mj-column>`,
  button: `<mj-column>
    <mj-button href="[href]" align="left" background-color="${colours.action}" color="${colours.paper}" border-radius="6px" font-size="16px" line-height="20px" font-weight="600" inner-padding="12px 24px" padding="8px 0">[label]</mj-button>
  </mj-column>`,
  rows: `<mj-column>${heading('[title]')}<mj-table>[rows]</mj-table></mj-column>`,
  goods: `<mj-column>${heading('[title]')}<mj-table>[goods]</mj-table><mj-table padding="12px 0 0">[totals]</mj-table></mj-column>`,
  columns: column('[firstTitle]', '[firstLines]') + column('[secondTitle]', '[secondLines]'),
  note: `<mj-column>
    <mj-divider border-width="1px" border-color="${colours.hairline}" padding="0 0 24px" />
    ${heading('[title]')}<mj-text padding="0 0 8px">[text]</mj-text><mj-text padding="0">[links]</mj-text>
  </mj-column>`,
} as const;
export type Block = keyof typeof blockSources;

const begin = (block: string) => `<!-- block ${block} -->`;
const end = '<!-- end of block -->';
const place = '<!-- blocks -->';

const sections = Object.entries(blockSources).map(
  ([block, contents]) => `<mj-raw>${begin(block)}</mj-raw>
    <mj-section background-color="${colours.paper}" padding="0 32px ${block === 'text' || block === 'columns' ? 12 : 32}px" css-class="card">${contents}</mj-section>
    <mj-raw>${end}</mj-raw>`,
);

const source = `
<mjml lang="[locale]" dir="ltr">
  <mj-head>
    <mj-title>[subject]</mj-title>
    <mj-preview>[preview]</mj-preview>
    <mj-attributes>
      <mj-all font-family="Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" />
      <mj-text color="${colours.ink}" font-size="16px" line-height="24px" padding="0 0 12px" />
      <mj-table color="${colours.ink}" font-size="16px" line-height="24px" padding="0" />
      <mj-column padding="0" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
    <mj-style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (max-width: 479px) { .card > table > tbody > tr > td { padding-left: 16px !important; padding-right: 16px !important; } }
    </mj-style>
  </mj-head>
  <mj-body background-color="${colours.shade}" width="600px">
    <mj-section padding="24px 32px 16px" css-class="card">
      <mj-column><mj-text font-size="18px" font-weight="600" padding="0">[shop]</mj-text></mj-column>
    </mj-section>
    <mj-section background-color="${colours.paper}" padding="32px 32px 0" css-class="card">
      <mj-column>
        <mj-text padding="0 0 16px"><h1 style="margin:0;font-size:22px;line-height:28px;font-weight:600">[subject]</h1></mj-text>
        <mj-text>[greeting]</mj-text>
      </mj-column>
    </mj-section>
    <mj-raw>${place}</mj-raw>
    <mj-section padding="24px 32px 48px" css-class="card">
      <mj-column>
        <mj-text ${small} padding="0 0 16px"><strong style="color:${colours.ink}">[serviceTitle]</strong><br />[service]</mj-text>
        <mj-text ${small} padding="0 0 16px">[footer]</mj-text>
        <mj-text ${small} padding="0 0 16px">[hint]<br /><a href="[href]" style="color:${colours.link};word-break:break-all">[href]</a></mj-text>
        <mj-text ${small} padding="0 0 16px">[seller]</mj-text>
        <mj-text ${small} padding="0">[links]</mj-text>
      </mj-column>
    </mj-section>
    ${sections.join('\n')}
  </mj-body>
</mjml>`;

interface Layout {
  readonly head: string;
  readonly foot: string;
  readonly block: (name: Block) => string;
}

let compiled: Promise<Layout> | undefined;

/** Made into HTML once a process; a mail only fills it in. */
export function mailLayout(): Promise<Layout> {
  compiled ??= compileLayout();
  return compiled;
}

async function compileLayout(): Promise<Layout> {
  // Loaded with the first mail: it is a fifth of what a worker loads, and one that starts again has more urgent work.
  const { default: mjml2html } = await import('mjml');
  // No typeface is fetched by whoever reads a mail, and so nobody is told that she does.
  const { html } = await mjml2html(source, { validationLevel: 'strict', fonts: {} });
  const [head = '', rest = ''] = html.split(place);
  const [foot = '', ...others] = rest.split(/<!-- block \w+ -->/);
  const last = others.at(-1)?.split(end).at(-1) ?? '';
  const names = [...rest.matchAll(/<!-- block (\w+) -->/g)].map(([, name]) => name);
  const blocks = new Map(names.map((name, at) => [name, others[at]?.split(end)[0] ?? '']));
  return { head, foot: foot + last, block: (name) => blocks.get(name) ?? '' };
}
