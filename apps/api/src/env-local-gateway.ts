import type { Environment } from '@naikkelas/contract/enumerations'
import type { LocalGatewaySettings } from '@naikkelas/supervision'
import * as z from 'zod'

/** From the product's port to the gateway's, so that two installations on one machine do not meet. */
const PORT_DISTANCE = 1_010
const MAX_PORT = 65_535

/** A gateway without money, which the supervisor starts (docs/operations.md). */
export const localGatewaySettings = {
  LOCAL_GATEWAY: z.enum(['on', 'off'], 'must be on or off').optional(),
  LOCAL_GATEWAY_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(MAX_PORT, 'must be at most 65535')
    .optional(),
  LOCAL_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be the address of its pages' }).optional(),
  /** Set by the supervisor, for the processes that call the gateway it has started. */
  LOCAL_GATEWAY_SECRET: z.string().optional(),
}

type Given = z.output<z.ZodObject<typeof localGatewaySettings>>

interface Product {
  appEnv: Environment
  port: number
  host: string
  publicUrl: string
  /** Whether the operator has given keys of a real gateway. */
  hasPaymentKeys: boolean
}

/** Sentences about LOCAL_GATEWAY that end "LOCAL_GATEWAY …". */
export function flawsOfLocalGateway(
  given: Given,
  { appEnv, hasPaymentKeys }: Pick<Product, 'appEnv' | 'hasPaymentKeys'>,
) {
  if (given.LOCAL_GATEWAY !== 'on') return []
  if (appEnv === 'production') return ['must not be on in production: it moves no money']
  // The processes that the supervisor starts have both: the keys are the gateway's own.
  if (hasPaymentKeys && given.LOCAL_GATEWAY_SECRET === undefined)
    return ['must not be on beside keys of a payment gateway']
  if (appEnv === 'staging' && given.LOCAL_GATEWAY_URL === undefined)
    return ['needs LOCAL_GATEWAY_URL on staging: buyers open its pages']
  return []
}

/** Undefined: it is not started. In local it is, where no keys are given; elsewhere when it is asked for. */
export function localGatewayOf(given: Given, product: Product): LocalGatewaySettings | undefined {
  const { appEnv, port, host, publicUrl, hasPaymentKeys } = product
  const byDefault = appEnv === 'local' && !hasPaymentKeys ? 'on' : 'off'
  if ((given.LOCAL_GATEWAY ?? byDefault) === 'off' || port === 0) return undefined
  const own =
    given.LOCAL_GATEWAY_PORT ?? (port + PORT_DISTANCE <= MAX_PORT ? port + PORT_DISTANCE : port - PORT_DISTANCE)
  const url = given.LOCAL_GATEWAY_URL ?? addressOf(publicUrl, own)
  return { port: own, host, url: url.replace(/\/+$/, '') }
}

/** The host that people reach the product by, with the gateway's port. */
function addressOf(publicUrl: string, port: number): string {
  const url = new URL(publicUrl)
  url.protocol = 'http:'
  url.port = String(port)
  return url.origin
}
