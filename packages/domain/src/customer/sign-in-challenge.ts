/** Several small puzzles in place of a great one take nearly the same time whenever they are solved. */
const puzzles = 8;
/** Of one guess. Guessing costs what this costs in the browser's own code: a quarter of a millisecond on a desk. */
const iterations = 1_000;

/** Work that a browser does before a password is compared; `text` is signed by whoever set it. */
export interface SignInChallenge {
  readonly text: string;
  readonly bits: number;
}

type Guess = (puzzle: number, number: number) => Promise<boolean>;

/** Whether a number solves a puzzle: the first bits of what is derived from it are zero. */
async function guessAt({ text, bits }: SignInChallenge): Promise<Guess> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(text), 'PBKDF2', false, ['deriveBits']);
  return async (puzzle, number) => {
    const salt = encoder.encode(`${puzzle} ${number}`);
    const derived = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 32);
    return new DataView(derived).getUint32(0) >>> (32 - bits) === 0;
  };
}

/** The proof is the challenge's text and the number that solves each puzzle. About 8 × 2^bits guesses. */
export async function solveSignInChallenge(challenge: SignInChallenge): Promise<string> {
  const guess = await guessAt(challenge);
  const solved = Array.from({ length: puzzles }, async (_, puzzle) => {
    let number = 0;
    while (!(await guess(puzzle, number))) number += 1;
    return number;
  });
  return `${challenge.text}~${(await Promise.all(solved)).join(',')}`;
}

export const challengeTextOf = (proof: string): string => proof.split('~')[0] ?? '';

/** The proof belongs to the challenge, and every puzzle is solved. */
export async function isSignInProof(challenge: SignInChallenge, proof: string): Promise<boolean> {
  const [text, listed = ''] = proof.split('~');
  const numbers = listed.split(',').map(Number);
  if (text !== challenge.text || numbers.length !== puzzles) return false;
  const guess = await guessAt(challenge);
  const right = await Promise.all(numbers.map((number, puzzle) => guess(puzzle, number)));
  return right.every(Boolean);
}
