interface CategoryText {
  /** Its first paragraph; empty where there is none. */
  readonly lead: string;
  /** What follows it; all of it where something else comes before the paragraph. */
  readonly rest: string;
}

const paragraph = /<p>(?:(?!<\/p>).)*<\/p>/s;
const block = /<(?:p|h2|h3|h4|ul|ol|blockquote)>/;

/** What is said about a category before its products and after them. The HTML is sanitised: its tags are plain. */
export const categoryText = (html: string): CategoryText => {
  if (!block.test(html)) {
    return { lead: html, rest: '' };
  }
  const lead = paragraph.exec(html)?.[0] ?? '';
  return { lead, rest: html.startsWith(lead) ? html.slice(lead.length).trim() : html };
};
