import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** As it was said, with a mark for each part: `Passkeys work at <1>, not here.` */
  readonly words: string;
  readonly parts: readonly ReactNode[];
}

/** A sentence with a link, or whatever is more than words, in its place. */
export function Sentence({ words, parts }: SentenceProps) {
  return words.split(/<(\d)>/).map((piece, at) => (
    // Every second piece is the number of a part.
    <Fragment key={at}>{at % 2 === 0 ? piece : parts[Number(piece) - 1]}</Fragment>
  ));
}
