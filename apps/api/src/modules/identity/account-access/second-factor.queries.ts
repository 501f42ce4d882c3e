import { type SQL, sql } from 'drizzle-orm'

/** Whether an account of a realm has a second factor in use, as a part of a statement. */
export const hasSecondFactorSql = (realm: string, accountId: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM account_second_factors
  WHERE account_second_factors.realm = ${realm} AND account_second_factors.account_id = ${accountId}
    AND confirmed_at IS NOT NULL)`
