import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, PermissionDefinition, RequestContext, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { Statements } from '../../platform/statements';

export const operatorLogPermission = new PermissionDefinition({
  name: 'ReadOperatorLog',
  description: 'Read what operators did',
});

export const operatorLogSchema = gql`
  "A row of a table before and after; only what changed. Where persons may stand, the names of the columns alone."
  type OperatorChange {
    entity: String!
    entityId: String!
    "insert, update or delete"
    kind: String!
    before: JSON!
    after: JSON!
  }

  type OperatorAction {
    id: ID!
    at: DateTime!
    "Empty: a sign-in under a name that is no operator's"
    operator: String!
    address: String!
    mutation: String!
    "The ids and keys it was asked with"
    target: JSON!
    "changed, done (and nothing changed), refused or failed"
    outcome: String!
    reason: String
    "The first fifty"
    changes: [OperatorChange!]!
    changeCount: Int!
  }

  type OperatorActionList {
    items: [OperatorAction!]!
    "Not counted beyond 10,000"
    totalItems: Int!
  }

  extend type Query {
    "The newest first"
    operatorLog(
      operator: String
      mutation: String
      entity: String
      "Of a key of several parts, such as a price's, the first ones do"
      entityId: String
      from: DateTime
      to: DateTime
      skip: Int
      take: Int
    ): OperatorActionList!
  }
`;

const text = z.string().trim().max(200).nullish();
const moment = z.coerce.date().nullish();
const asked = z.object({
  operator: text,
  mutation: text,
  entity: text,
  entityId: text,
  from: moment,
  to: moment,
  skip: z.int().min(0).max(10_000).nullish(),
  take: z.int().min(1).max(100).nullish(),
});

const wanted = `
  FROM operator_action action
   WHERE ($1::text IS NULL OR operator ILIKE '%' || $1 || '%') AND ($2::text IS NULL OR mutation ILIKE '%' || $2 || '%')
     AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
     AND ($3::text IS NULL AND $4::text IS NULL OR EXISTS (SELECT FROM operator_change change WHERE change.action_id = action.id
       AND ($3::text IS NULL OR entity = $3) AND ($4::text IS NULL OR entity_id = $4 OR starts_with(entity_id, $4 || '/'))))`;
const count = `SELECT count(*)::int AS total FROM (SELECT ${wanted} LIMIT 10000) AS counted`;
const page = `
  SELECT page.*, (SELECT count(*)::int FROM operator_change WHERE action_id = page.id) AS "changeCount",
         (SELECT coalesce(jsonb_agg(change ORDER BY change.id), '[]') FROM
           (SELECT id, entity, entity_id AS "entityId", kind, before, after FROM operator_change WHERE action_id = page.id ORDER BY id LIMIT 50) change
         ) AS changes
    FROM (SELECT id, at, operator, address, mutation, target, outcome, reason ${wanted} ORDER BY at DESC, id LIMIT $8 OFFSET $7) page
   ORDER BY at DESC, id`;

const total = z.object({ total: z.int() });
const row = z.looseObject({ id: z.string() });

@Resolver()
export class OperatorLogResolver {
  constructor(private readonly statements: Statements) {}

  @Query('operatorLog')
  @Allow(operatorLogPermission.Permission)
  async find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: object[]; totalItems: number }> {
    const parsed = asked.safeParse(args);
    if (!parsed.success) throw new UserInputError('The log is asked by texts, two moments, and a page of up to 100.');
    const { operator, mutation, entity, entityId, from, to, skip, take } = parsed.data;
    const filters = [operator, mutation, entity, entityId].map((given) => given || null);
    const values = [...filters, from ?? null, to ?? null];
    const items = await this.statements.all(ctx, row, page, [...values, skip ?? 0, take ?? 50]);
    const counted = await this.statements.first(ctx, total, count, values);
    return { items, totalItems: counted?.total ?? 0 };
  }
}
