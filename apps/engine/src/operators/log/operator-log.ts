import { Injectable } from '@nestjs/common';
import { Logger, TransactionalConnection } from '@vendure/core';
import type { EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { findOperatorRequest, type OperatorAction, type OperatorRequest } from '../operator-request';

export interface Outcome {
  readonly kind: 'done' | 'refused' | 'failed';
  /** A code, never a message: those repeat what was typed. */
  readonly reason: string | null;
}

const begin = `SELECT set_config('tradehall.operator_action', $1, true)`;

const columns = `(id, operator_id, operator, address, mutation, target, outcome, reason)`;
// Who signs in has no session yet; a name that is no operator's may be a password in the wrong field.
const values = `
  SELECT $1::uuid, $2::int, coalesce($3::text, (SELECT "emailAddress" FROM administrator WHERE "emailAddress" = $8::text), ''),
         $4::text, $5::text, $6::jsonb, $7::text`;
const writeChanged = `
  INSERT INTO operator_action ${columns} ${values}, null
   WHERE EXISTS (SELECT FROM operator_change WHERE action_id = $1::uuid) ON CONFLICT (id) DO NOTHING`;
const writeEnded = `INSERT INTO operator_action ${columns} ${values}, $9::text ON CONFLICT (id) DO NOTHING`;

/**
 * What operators do. Triggers of the database note each row that the transaction of a mutation changes, and the transaction
 * itself writes who did it: both or none. A mutation that changed nothing is written before its answer.
 */
@Injectable()
export class OperatorLog implements EntitySubscriberInterface {
  constructor(private readonly connection: TransactionalConnection) {}

  listen(): void {
    this.connection.rawConnection.subscribers.push(this);
  }

  async afterTransactionStart({ queryRunner }: { queryRunner: QueryRunner }): Promise<void> {
    const { action } = findOperatorRequest() ?? {};
    if (action) await queryRunner.query(begin, [action.id]);
  }

  async beforeTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): Promise<void> {
    const request = findOperatorRequest();
    if (request?.action) await queryRunner.query(writeChanged, valuesOf(request, request.action, 'changed'));
  }

  async write(request: OperatorRequest, action: OperatorAction, { kind, reason }: Outcome): Promise<void> {
    try {
      await this.connection.rawConnection.query(writeEnded, [...valuesOf(request, action, kind), reason]);
    } catch (failure) {
      // It changed nothing, so that the answer may go out.
      Logger.error(`${action.mutation} is not in the log: ${String(failure)}`, 'Operators');
    }
  }
}

function valuesOf(
  { operator, address, username }: OperatorRequest,
  action: OperatorAction,
  outcome: string,
): unknown[] {
  const { id, mutation, target } = action;
  return [
    id,
    operator?.id ?? null,
    operator?.identifier ?? null,
    address,
    mutation,
    JSON.stringify(target),
    outcome,
    username,
  ];
}
