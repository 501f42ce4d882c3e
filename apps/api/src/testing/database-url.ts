/** The migrated database that every test file gets a copy of. */
export const templateName = 'test_template'

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
