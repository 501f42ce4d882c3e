/** A server that the setup started for one worker. */
export interface OwnServer {
  address: string
  dataDir: string
}

/** Passes the servers on to the workers, which start after the setup. */
export function announceServers(servers: readonly OwnServer[]): void {
  process.env.JOURNEYS_SERVERS = JSON.stringify(servers)
}

/** In a worker: chooses the server of its own, so that journeys that run side by side never meet. */
export function takeOwnServer(): void {
  const servers = JSON.parse(process.env.JOURNEYS_SERVERS ?? '[]') as OwnServer[]
  const own = servers[Number(process.env.TEST_PARALLEL_INDEX ?? Number.NaN)]
  if (!own) return
  process.env.JOURNEYS_AT = own.address
  process.env.JOURNEYS_DATA_DIR = own.dataDir
}
