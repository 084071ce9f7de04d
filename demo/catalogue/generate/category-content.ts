import { faqValues } from '../families/placeholders';
import type { Family } from '../families/family';
import type { CategoryNode } from './categories';
import { wordOf, type Words } from './words';

const questions = 3;

/** What stands below a category's list: what is found there, and what buyers of it ask. */
export function categoryContent({ subject, children }: CategoryNode, intro: string, words: Words): string {
  switch (subject.level) {
    case 'department':
      return [paragraph(intro), ...children.flatMap((group) => groupOverview(group, words))].join('');
    case 'group':
      return [paragraph(intro), ...children.flatMap((family) => familyOverview(family, words))].join('');
    case 'family':
      return [paragraph(intro), paragraph(words.paragraphs.quality), ...answers(subject.family, words)].join('');
    default: {
      const { description } = wordOf(words.families, subject.family.key);
      return [paragraph(intro), paragraph(description), ...answers(subject.family, words)].join('');
    }
  }
}

function groupOverview({ subject, children }: CategoryNode, words: Words): string[] {
  if (subject.level !== 'group') return [];
  const families = children.flatMap((child) => (child.subject.level === 'family' ? [child.subject.family] : []));
  const items = families.map(({ key }) => `<li>${wordOf(words.families, key).many}</li>`);
  return [heading(wordOf(words.groups, subject.group)), `<ul>${items.join('')}</ul>`];
}

function familyOverview({ subject }: CategoryNode, words: Words): string[] {
  if (subject.level !== 'family') return [];
  const { many, description } = wordOf(words.families, subject.family.key);
  return [heading(many), paragraph(description)];
}

/** Those that hold for the whole family: answers with a value belong to one product. */
function answers({ faqKeys }: Family, words: Words): string[] {
  return faqKeys
    .filter((key) => !(key in faqValues))
    .slice(0, questions)
    .flatMap((key) => {
      const { question, answer } = wordOf(words.faq, key);
      return [heading(question), paragraph(answer)];
    });
}

const heading = (text: string) => `<h2>${text}</h2>`;
const paragraph = (text: string) => `<p>${text}</p>`;
