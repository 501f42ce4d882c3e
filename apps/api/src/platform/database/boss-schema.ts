/** The schema that pg-boss keeps its tables in. */
export const BOSS_SCHEMA = 'pgboss'
