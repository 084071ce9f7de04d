import { type ContentBlock, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { z } from 'zod';
import { issueInWords } from './issue-in-words';
import { sanitiseBlocks } from './sanitise-blocks';

const mostBlocks = 80;
const shownIssues = 5;
const blockList = z.array(contentBlock).max(mostBlocks);

export type ParsedBlocks =
  { readonly blocks: ContentBlock[]; readonly problems: null } | { readonly blocks: null; readonly problems: string };

/** What an author wrote, checked and cleaned; or what has to be mended first. */
export function parseBlocks(given: unknown): ParsedBlocks {
  const parsed = blockList.safeParse(given, { reportInput: true });
  if (!parsed.success) return { blocks: null, problems: inWords(parsed.error, given) };
  const cleaned = sanitiseBlocks(parsed.data);
  if (!cleaned.success) return { blocks: null, problems: inWords(cleaned.error, given) };
  return { blocks: cleaned.data, problems: null };
}

function inWords({ issues }: z.ZodError, given: unknown): string {
  const sentences = issues.slice(0, shownIssues).map((issue) => issueInWords(issue, given));
  const more = issues.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
