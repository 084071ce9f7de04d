import { describe, expect, it } from 'vitest';
import { customerCalls } from './customer.calls.ts';
import { challengeTextOf, isSignInProof, solveSignInChallenge } from './sign-in-challenge.ts';

const challenge = { text: 'abc.def', bits: 4 };

describe('a challenge', () => {
  it('is solved by whoever does its work, for this challenge alone', async () => {
    const proof = await solveSignInChallenge(challenge);
    const typed = { locale: 'de-DE', email: 'ada@example.test', password: 'kettle-and-2-cups', proof };
    expect(customerCalls.customerSignMeIn.takes.safeParse(typed).success).toBe(true);
    expect(challengeTextOf(proof)).toBe(challenge.text);
    expect(await isSignInProof(challenge, proof)).toBe(true);
    const another = { ...challenge, text: 'abc.deg' };
    expect(await isSignInProof(another, proof)).toBe(false);
    expect(await isSignInProof(another, proof.replace(challenge.text, another.text))).toBe(false);
  });

  it('is not solved by too little work', async () => {
    const proof = await solveSignInChallenge({ ...challenge, bits: 1 });
    expect(await isSignInProof({ ...challenge, bits: 16 }, proof)).toBe(false);
  });

  it.each(['abc.def', 'abc.def~', 'abc.def~1,2', 'abc.def~1,2,3,4,5,6,7,x', ''])(
    'is not solved by %j',
    async (proof) => {
      expect(await isSignInProof(challenge, proof)).toBe(false);
    },
  );
});
