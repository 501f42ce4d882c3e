import * as z from 'zod'
import type { S3Bucket } from './platform/files/uploads/s3-blob-store.ts'

const text = z.string().regex(/^[\x21-\x7e]+$/, 'must be without spaces')

/** A bucket for uploaded files: all of them, or none. */
export const s3Settings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.naikkelas.id' }).optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
}

const names = Object.keys(s3Settings) as (keyof typeof s3Settings)[]
type Given = Partial<Record<keyof typeof s3Settings, string | undefined>>

/** Names of settings that are missing beside those that are set. */
export function missingOfS3(given: Given): string[] {
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === names.length ? [] : missing
}

export function s3Of(given: Given): S3Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}
