/** Runs one statement on the database of a server under test. */
export function runSql(dataDir: string, statement: string): Promise<void>
