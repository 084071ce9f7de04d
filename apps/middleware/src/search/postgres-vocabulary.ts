import { spelt } from '@tradehall/domain/locales/local-words.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import { searchWords } from '@tradehall/domain/search/search-words.ts';
import type { VocabularyWord } from '@tradehall/domain/search/vocabulary-word.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { proposeQueries, type TypedWord } from './propose-queries.ts';
import type { Vocabulary } from '../context/services/vocabulary.ts';

const resemblingWord = z.object({ typed: z.string(), word: z.string(), written: z.string() });
const foundQuery = z.object({ position: z.number() });

const findResembling = `
  SELECT typed, word, written FROM unnest($2::text[]) AS typed CROSS JOIN LATERAL (
    SELECT word, written FROM read_side.search_word WHERE locale = $1 AND word % typed
    ORDER BY similarity(word, typed) DESC, word LIMIT 30
  ) AS known`;

const findHalves = `SELECT word, written FROM read_side.search_word WHERE locale = $1 AND word = ANY($2::text[])`;

const findFirst = `
  SELECT position::int FROM unnest($2::text[]) WITH ORDINALITY AS proposed (query, position)
  WHERE EXISTS (SELECT FROM read_side.search_product WHERE locale = $1 AND words @@ query::tsquery)
  ORDER BY position LIMIT 1`;

const longestQuery = 8;
const shortestHalf = 3;

/** The words the projector learnt, compared by their trigrams and then letter by letter. */
export class PostgresVocabulary implements Vocabulary {
  readonly #pool: Pool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  readonly correct: Vocabulary['correct'] = async (locale, query) => {
    try {
      return await this.#correct(locale, query);
    } catch (failure) {
      this.#log.warn({ err: failure }, 'a query was not corrected');
      return null;
    }
  };

  async #correct(locale: Locale, query: string): Promise<string | null> {
    const { language } = locales[locale];
    const words = searchWords(query);
    if (words.length === 0 || words.length > longestQuery) return null;
    const { typed, joined } = await this.#look(locale, words);
    const proposed = [...joined, ...proposeQueries(language, typed)];
    const queries = proposed.map((text) =>
      analyseQuery(language, text)
        .terms.map((term) => `'${term}'`)
        .join(' & '),
    );
    if (queries.length === 0) return null;
    const { rows } = await this.#pool.query(findFirst, [locale, queries]);
    const [first] = z.array(foundQuery).parse(rows);
    const found = first === undefined ? undefined : proposed[first.position - 1];
    return found === undefined ? null : spelt(locale, found);
  }

  async #look(locale: Locale, words: readonly string[]): Promise<{ typed: TypedWord[]; joined: string[] }> {
    const mistypable = words.filter((word) => !/\d/.test(word));
    const [resembling, halves] = await Promise.all([
      this.#pool.query(findResembling, [locale, mistypable]),
      this.#pool.query(findHalves, [locale, [...mistypable.flatMap(beginningsAndEnds), ...joinedPairs(words)]]),
    ]);
    const alike = Map.groupBy(z.array(resemblingWord).parse(resembling.rows), ({ typed }) => typed);
    const known = new Map(
      z
        .array(resemblingWord.omit({ typed: true }))
        .parse(halves.rows)
        .map((each) => [each.word, each]),
    );
    return {
      typed: words.map((word) => ({ word, alike: alike.get(word) ?? [], halves: halvesOf(word, known) })),
      joined: joinedPairs(words).flatMap((pair, index) => {
        const one = known.get(pair);
        return one === undefined ? [] : [words.toSpliced(index, 2, one.written).join(' ')];
      }),
    };
  }
}

/** Neighbours as one word: what was typed in two may be written in one. */
function joinedPairs(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
}

function beginningsAndEnds(word: string): readonly string[] {
  return Array.from(
    { length: Math.max(0, word.length - 2 * shortestHalf + 1) },
    (_, index) => index + shortestHalf,
  ).flatMap((at) => [word.slice(0, at), word.slice(at)]);
}

function halvesOf(
  word: string,
  known: ReadonlyMap<string, VocabularyWord>,
): readonly (readonly [VocabularyWord, VocabularyWord])[] {
  const parted = beginningsAndEnds(word);
  return parted.flatMap((beginning, index) => {
    const first = known.get(beginning);
    const second = known.get(parted[index + 1] ?? '');
    return index % 2 === 0 && first !== undefined && second !== undefined ? [[first, second] as const] : [];
  });
}
