import { environments } from './enumerations/index.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database work',
  output: z.object({
    version: z.string(),
    environment: z.enum(environments),
    database: z.object({ state: z.enum(['up', 'slow', 'down']), version: z.nullable(z.string()) }),
    uptimeSeconds: z.int(),
  }),
})
