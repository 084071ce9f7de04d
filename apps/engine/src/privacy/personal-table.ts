/** Why something of a person outlives her account. */
export type KeptBecause =
  /** Orders and invoices: commercial and tax law, `orderRetentionYears` of the country from the end of the year. */
  | 'commercial-and-tax-law'
  /** What a payment is proven by: as long as the order it belongs to. */
  | 'payment-evidence'
  /** Claims that are being made: GDPR article 17, paragraph 3 (e), until they are settled. */
  | 'open-claim';

/** Columns and what they become, as SQL. */
type Columns = Readonly<Record<string, string>>;

export type ErasureStep =
  | { readonly kind: 'delete'; readonly where?: string }
  | { readonly kind: 'anonymise'; readonly set: Columns; readonly where?: string }
  | { readonly kind: 'keep'; readonly because: KeptBecause };

/** One table of the database in which something of a person stands. */
export interface PersonalTable {
  readonly table: string;
  /** Which of its rows are hers, as a condition on `person`. */
  readonly found: string;
  /** Under its name in the file, each field as SQL; null: secrets and numbers of machines only, that tell her nothing. */
  readonly exported: { readonly as: string; readonly fields: Columns } | null;
  /** What happens when she deletes her account, in this order. */
  readonly erasure: readonly ErasureStep[];
  /** Of what is kept with an order: what happens when the years of the law are over. */
  readonly afterYears?: Exclude<ErasureStep, { kind: 'keep' }>;
}

/** Who somebody is to the database. All statements begin with it. */
export interface Person {
  /** Her customer, and guests with her address: they are no accounts. */
  readonly customerIds: readonly number[];
  readonly userId: number | null;
  /** Proven by her, in small letters. */
  readonly email: string | null;
  readonly orderIds: readonly number[];
}

const person = `WITH person AS (
  SELECT $1::int[] AS customers, $2::int AS user_id, $3::text AS email, $4::int[] AS orders)`;

export const valuesOf = ({ customerIds, userId, email, orderIds }: Person): unknown[] => [
  [...customerIds],
  userId,
  email,
  [...orderIds],
];

export const ofCustomer = (column: string) => `${column} = ANY((SELECT customers FROM person)::int[])`;
export const ofUser = (column: string) => `${column} = (SELECT user_id FROM person)`;
export const ofEmail = (column: string) => `lower(${column}) = (SELECT email FROM person)`;
export const ofOrder = (column: string) => `${column} = ANY((SELECT orders FROM person)::int[])`;

export function exportStatement({ table, found, exported }: PersonalTable): string | null {
  if (exported === null) return null;
  const fields = Object.entries(exported.fields).map(([name, sql]) => `'${name}', ${sql}`);
  return `${person} SELECT jsonb_build_object(${fields.join(', ')}) AS row FROM ${table} WHERE ${found}`;
}

/** Null where it is kept. */
export function erasureStatement({ table, found }: PersonalTable, step: ErasureStep): string | null {
  if (step.kind === 'keep') return null;
  const rows = `(${found})${step.where === undefined ? '' : ` AND (${step.where})`}`;
  if (step.kind === 'delete') return `${person} DELETE FROM ${table} WHERE ${rows}`;
  const set = Object.entries(step.set).map(([column, sql]) => `${column} = ${sql}`);
  return `${person} UPDATE ${table} SET ${set.join(', ')} WHERE ${rows}`;
}
