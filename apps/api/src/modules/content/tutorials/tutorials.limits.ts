import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** A class that follows a tutorial together shares one address. */
export function answerLimits(clientAddress: string): Limit[] {
  return [{ name: 'tutorials:answers', subject: networkOf(clientAddress), hits: 120, windowSeconds: 3600 }]
}
