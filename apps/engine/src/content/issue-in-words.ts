import type { z } from 'zod';

/** Which field of which block is wrong, and why, for the operator who filled it in. */
export function issueInWords(issue: z.core.$ZodIssue, blocks: unknown): string {
  const [index, ...rest] = issue.path;
  if (typeof index !== 'number') return `The list of blocks ${whyWrong(issue)}.`;
  const place = [
    `Block ${index + 1} (${kindOf(blocks, index)})`,
    ...rest.filter((step) => step !== 'fields' && step !== 'kind').map(inWords),
  ];
  return `${place.join(', ')} ${whyWrong(issue)}.`;
}

function kindOf(blocks: unknown, index: number): string {
  const block: unknown = Array.isArray(blocks) ? blocks[index] : null;
  const hasKind = typeof block === 'object' && block !== null && 'kind' in block;
  return hasKind && typeof block.kind === 'string' ? block.kind : 'no kind';
}

/** `questions`, `entry 2`, `alt`: entries are counted as people do. */
function inWords(step: PropertyKey): string {
  return typeof step === 'number' ? `entry ${step + 1}` : String(step);
}

function whyWrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${withArticle(issue.expected)}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'is empty or too short'
        : `needs at least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `is more than ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return 'is not written the way it has to be';
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has fields that nobody reads: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'is of a kind that does not exist';
    default:
      return `is wrong: ${issue.message}`;
  }
}

function amount(origin: string, limit: number | bigint): string {
  if (origin === 'string') return `${limit} characters`;
  return origin === 'array' ? `${limit} entries` : String(limit);
}

function withArticle(type: string): string {
  const names: Readonly<Record<string, string>> = { string: 'a text', int: 'a whole number', array: 'a list' };
  return names[type] ?? `of type ${type}`;
}
