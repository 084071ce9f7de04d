import { languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import {
  askForPictures,
  findPictures,
  folderBegin,
  type OutsidePicture,
} from '../../../catalogue/pictures/outside/outside-pictures';
import { type Database, selectRows } from '../../../platform/database';
import { aboutField, type Gathered, type NamedLine, type ReadRun, type RowFault } from '../import-kind';
import { altField, type WantedPicture, wantedPicture } from './read-picture';

// One of all that say the same of a picture, and those about the products of these lines: the picture that stands for a missing
// one may be in every line of a long file.
const selectEarlier = `
  SELECT DISTINCT ON (wanted ->> 'picture', wanted -> 'alts', own.sku) line, wanted
  FROM import_row LEFT JOIN unnest($4::text[]) AS own (sku) ON own.sku = wanted ->> 'sku'
  WHERE run_id = $1 AND wanted ? 'picture' AND wanted ->> 'picture' = ANY ($2::text[]) AND line <= $3
  ORDER BY wanted ->> 'picture', wanted -> 'alts', own.sku, line`;
const earlierRow = z.object({ line: z.int(), wanted: wantedPicture });

interface Said {
  readonly line: number;
  readonly wanted: WantedPicture;
}

/** Asks for the pictures of these lines, and fills them in once each is there or refused. */
export async function gatherPictures(
  database: Database,
  { id, position, phaseAt }: ReadRun,
  lines: readonly NamedLine[],
): Promise<Gathered> {
  const wanting = lines.flatMap(({ line, wanted, faults }): Said[] =>
    wanted === null || faults.length > 0 ? [] : [{ line, wanted: wantedPicture.parse(wanted) }],
  );
  const addresses = [...new Set(wanting.map(({ wanted }) => wanted.picture))];
  await askForPictures(database, addresses, phaseAt);
  const found = await findPictures(database, addresses);
  const awaited = addresses.filter((address) => found.get(address)?.state === 'waiting');
  if (awaited.length > 0) return { awaited, lines };
  const skus = [...new Set(wanting.map(({ wanted }) => wanted.sku))];
  const earlier: Said[] = await selectRows(database, earlierRow, selectEarlier, [id, addresses, position, skus]);
  const said = Map.groupBy(
    earlier.toSorted((one, other) => one.line - other.line),
    ({ wanted }) => wanted.picture,
  );
  const filled = new Map(
    wanting.map((each) => {
      const before = said.get(each.wanted.picture) ?? [];
      const fault = faultOfPicture(found.get(each.wanted.picture)) ?? contradiction(each, before);
      if (fault === null) said.set(each.wanted.picture, [...before, each]);
      const assetId = found.get(each.wanted.picture)?.assetId ?? undefined;
      return [each.line, { fault, wanted: { ...each.wanted, assetId } }] as const;
    }),
  );
  return {
    awaited: [],
    lines: lines.map((line) => {
      const own = filled.get(line.line);
      if (own === undefined) return line;
      return own.fault === null
        ? { ...line, wanted: own.wanted }
        : { ...line, wanted: null, faults: [...line.faults, own.fault] };
    }),
  };
}

function faultOfPicture(picture: OutsidePicture | undefined): RowFault | null {
  if (picture?.state === 'kept' && picture.assetId !== null) return null;
  if (picture === undefined) return aboutField('picture', `only the command has what begins with ${folderBegin}`);
  return aboutField('picture', picture.reason || 'is not in the library any more: check the file again');
}

/** Two lines about one picture would take turns for ever. */
function contradiction({ wanted }: Said, before: readonly Said[]): RowFault | null {
  const same = before.find((each) => each.wanted.sku === wanted.sku);
  if (same !== undefined) return aboutField('picture', `is the picture of line ${same.line} as well`);
  for (const language of languages) {
    const words = wanted.alts[language];
    const other = before.find((each) => (each.wanted.alts[language] ?? words) !== words);
    if (words !== undefined && other !== undefined)
      return aboutField(altField(language), `line ${other.line} says something else of the same picture`);
  }
  return null;
}
