import { ofCustomer, ofEmail, ofUser, type PersonalTable } from './personal-table';

const turnsOf = (...kinds: readonly string[]) =>
  kinds.map((kind) => `encode(sha256(convert_to('${kind}:' || (SELECT email FROM person), 'UTF8')), 'hex')`).join(', ');

/** What opens the account. */
export const signInTables: readonly PersonalTable[] = [
  {
    table: 'authentication_method',
    found: ofUser('"userId"'),
    exported: {
      as: 'waysToSignIn',
      fields: {
        identifier: 'coalesce(identifier, "externalIdentifier")',
        strategy: "coalesce(strategy, 'password')",
        since: '"createdAt"',
      },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'session',
    found: ofUser('"userId"'),
    exported: { as: 'sessions', fields: { begunAt: '"createdAt"', endsAt: 'expires' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'sign_in_identity',
    found: ofUser('user_id'),
    exported: { as: 'accountsElsewhere', fields: { provider: 'provider', email: 'email', since: 'created_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'passkey',
    found: ofUser('user_id'),
    exported: { as: 'passkeys', fields: { name: 'name', since: 'created_at', lastUsedAt: 'last_used_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'passkey_challenge',
    found: ofUser('user_id'),
    exported: null,
    erasure: [{ kind: 'delete' }],
  },
];

/** The account itself. Whoever points at the customer or the user stands before them. */
export const accountTables: readonly PersonalTable[] = [
  {
    table: 'account_token',
    found: `${ofUser('user_id')} OR ${ofEmail('email')}`,
    exported: { as: 'linksOfMails', fields: { purpose: 'purpose', createdAt: 'created_at', usedAt: 'used_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    // A hash of the address: whoever begins anew is mailed at once.
    table: 'account_mail_turn',
    found: `key IN (${turnsOf('registration', 'reset')})`,
    exported: null,
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'privacy_token',
    found: ofUser('user_id'),
    exported: null,
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'address',
    found: ofCustomer('"customerId"'),
    exported: {
      as: 'addressesOfTheEngine',
      fields: {
        name: '"fullName"',
        company: 'company',
        street: '"streetLine1"',
        addition: '"streetLine2"',
        postalCode: '"postalCode"',
        city: 'city',
        province: 'province',
        phone: '"phoneNumber"',
        vatNumber: '"customFieldsVatnumber"',
      },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'customer_address',
    found: ofCustomer('customer_id'),
    exported: {
      as: 'addresses',
      fields: { kind: 'kind', isDefault: 'is_default', address: 'address', since: 'created_at' },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    // Of files of customers, by what they call her and by her address; they go with their file after 90 days as well. Of a line
    // that is wrong nothing is wanted: its name says whose it is.
    table: 'import_row',
    found: `run_id IN (SELECT id FROM import_run WHERE kind = 'customers') AND (
      ${ofEmail("(wanted ->> 'email')")}
      OR EXISTS (SELECT FROM jsonb_array_elements_text(cells) AS cell WHERE ${ofEmail('trim(cell)')})
      OR (wanted ->> 'source', wanted ->> 'key') IN (SELECT source, key FROM customer_key WHERE ${ofCustomer('customer_id')})
      OR key IN (SELECT CASE source WHEN 'main' THEN known.key ELSE known.key || ' of ' || source END
        FROM customer_key AS known WHERE ${ofCustomer('customer_id')}))`,
    exported: { as: 'rowsOfFiles', fields: { line: 'line', given: 'cells', understoodAs: 'wanted' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'customer_key',
    found: ofCustomer('customer_id'),
    exported: { as: 'keysOfOtherSystems', fields: { system: 'source', key: 'key' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'customer_groups_customer_group',
    found: ofCustomer('"customerId"'),
    exported: {
      as: 'groups',
      fields: { name: '(SELECT name FROM customer_group WHERE customer_group.id = "customerGroupId")' },
    },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: 'history_entry',
    found: ofCustomer('"customerId"'),
    exported: { as: 'historyOfTheAccount', fields: { kind: 'type', at: '"createdAt"', data: 'data::jsonb' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    // The row stays, for orders point at it; it is nobody's any more.
    table: 'customer',
    found: ofCustomer('id'),
    exported: {
      as: 'customer',
      fields: {
        number: 'id',
        title: 'title',
        firstName: '"firstName"',
        lastName: '"lastName"',
        email: '"emailAddress"',
        phone: '"phoneNumber"',
        dateOfBirth: '"customFieldsDateofbirth"',
        since: '"createdAt"',
      },
    },
    erasure: [
      {
        kind: 'anonymise',
        set: {
          title: 'NULL',
          '"firstName"': `''`,
          '"lastName"': `''`,
          '"phoneNumber"': 'NULL',
          '"emailAddress"': `'erased-' || id`,
          '"customFieldsDateofbirth"': 'NULL',
          '"userId"': 'NULL',
          '"deletedAt"': 'now()',
        },
      },
    ],
  },
  {
    // After the customer, whose row the worker holds while it judges: what it has written by then goes too.
    table: 'loyalty_standing',
    found: ofCustomer('customer_id'),
    exported: { as: 'loyaltyLevel', fields: { level: 'tier', turnover: 'turnover', since: 'changed_at' } },
    erasure: [{ kind: 'delete' }],
  },
  {
    table: '"user"',
    found: ofUser('id'),
    exported: { as: 'account', fields: { identifier: 'identifier', lastSignIn: '"lastLogin"', since: '"createdAt"' } },
    erasure: [{ kind: 'delete' }],
  },
];
