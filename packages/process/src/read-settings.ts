import { z } from 'zod';

/** An address or name of a laptop: production has to say its own, which may be the same. */
export const saidInProduction = { production: 'said' } as const;

/** A sample that everybody can read in the repository: production has to say another one. */
export const ownInProduction = { production: 'own' } as const;

/** `unless` names another setting that takes the place of this one. */
const marked = z.object({ production: z.enum(['said', 'own']), unless: z.string().optional() });

type Given = Readonly<Record<string, string | undefined>>;

/** Of the settings that are marked, those that production does not say, or says as the sample has them. */
function leftAsOnLaptop(shape: Readonly<Record<string, z.ZodType>>, given: Given): string[] {
  return Object.entries(shape)
    .filter(([name, setting]) => {
      const { production, unless } = marked.safeParse(setting.meta()).data ?? {};
      if (production === undefined || (unless !== undefined && given[unless] !== undefined)) return false;
      const value = given[name];
      return value === undefined || (production === 'own' && value === setting.safeParse(undefined).data);
    })
    .map(([name]) => name);
}

/**
 * What a process is told by its environment, or an error that names all that is wrong. Development needs nothing; production
 * refuses every default that is meant for a laptop.
 */
export function readSettings<Settings>(
  schema: z.ZodType<Settings>,
  shape: Readonly<Record<string, z.ZodType>>,
  given: Given,
): Settings {
  const parsed = schema.safeParse(given);
  const left = given['NODE_ENV'] === 'production' ? leftAsOnLaptop(shape, given) : [];
  if (parsed.success && left.length === 0) return parsed.data;
  const message = 'production needs its own value';
  const unsaid = left.map((name) => ({ code: 'custom' as const, path: [name], message, input: given[name] }));
  throw new Error(`environment:\n${z.prettifyError({ issues: [...(parsed.error?.issues ?? []), ...unsaid] })}`);
}
