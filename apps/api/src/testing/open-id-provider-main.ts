import { type Person, startOpenIdProvider } from './open-id-provider.ts'

/**
 * An OpenID Connect provider in a process of its own, for journeys through the product. Every visitor is the person of
 * `PERSON`; `REDIRECT_URI` is where it sends browsers back to. Prints one line of JSON: issuer, id and secret.
 */
const { REDIRECT_URI = '', PERSON = '{}' } = process.env
const { issuer, clientId, clientSecret, asked } = await startOpenIdProvider(REDIRECT_URI)
asked.person = JSON.parse(PERSON) as Person
process.stdout.write(`${JSON.stringify({ issuer, clientId, clientSecret })}\n`)
