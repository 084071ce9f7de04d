/**
 * SQL: what customers have paid in the period of a programme, by currency, and when the oldest order is too old. The same sum
 * decides what counts and when to look again: an order is never too old for the one and not for the other.
 */
export const countTurnover = (customers: string, programme = 'loyalty_programme') => `
  SELECT customer_id AS "customerId", jsonb_object_agg(currency_code, cents) AS turnover, min(ends_at) AS "lookAgainAt"
  FROM (
    SELECT customer_id, currency_code, sum(cents)::bigint AS cents,
      min(placed_at + make_interval(months => period_months))::timestamptz AS ends_at
    FROM loyalty_turnover, ${programme} AS programme
    WHERE ${customers} AND cents > 0 AND placed_at + make_interval(months => period_months) > now()
    GROUP BY customer_id, currency_code) AS counted
  GROUP BY customer_id`;
