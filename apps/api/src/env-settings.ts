import * as z from 'zod'

/** A time in seconds, as the code counts it: in milliseconds. */
export const secondsSetting = (seconds: number) =>
  z.coerce
    .number('must be a number of seconds')
    .min(0.05, 'must be at least 0.05 seconds')
    .max(86_400, 'must be at most a day')
    .default(seconds)
    .transform((given) => Math.round(given * 1000))

export const originSetting = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .refine((address) => new URL(address).href === `${new URL(address).origin}/`, 'must be an origin without a path')
    .transform((address) => new URL(address).origin)

export const databaseSetting = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
  .optional()

/** Address that receives ad events; undefined: the ad platform's own. */
export const advertiserSetting = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
