import { mkdirSync } from 'node:fs'
import S3rver from 's3rver'
import type { S3Bucket } from '../platform/files/uploads/s3-blob-store.ts'

/** An S3 server over HTTP with one empty bucket, its objects in a folder. */
export async function startS3(directory: string): Promise<{ bucket: S3Bucket; stop: () => Promise<void> }> {
  mkdirSync(directory, { recursive: true })
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'berkas' }] }
  const server = new S3rver(options)
  const { port } = await server.run()
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'berkas',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return { bucket, stop: () => server.close() }
}
