/** `web` serves and runs no jobs, `worker` runs jobs and serves nothing. */
export type Role = 'web' | 'worker'

/** A payment gateway without money, beside the product. */
export interface LocalGatewaySettings {
  port: number
  /** Which addresses it listens on. */
  host: string
  /** Where people's browsers reach its pages, without a slash at its end. */
  url: string
}

/** The settings a supervisor acts on, checked; the rest is between the operator and the processes it starts. */
export interface ProcessSettings {
  appEnv: string
  port: number
  host: string
  /** The address people type. */
  publicUrl: string
  /** As the operator set it. */
  dataDir: string | undefined
  /** Undefined: the supervisor runs the embedded database. */
  databaseUrl: string | undefined
  /** How many web processes share the port. */
  webConcurrency: number
  /** Where /metrics is served; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined
  /** Undefined: there is none. */
  localGateway: LocalGatewaySettings | undefined
  /** Which processes there are; none named: web processes that run the jobs as well. */
  roles: readonly Role[]
}
