import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

const quarterHour = 900

export function firstAdminLimits(clientAddress: string): Limit[] {
  return [
    { name: 'first-admin:address', subject: networkOf(clientAddress), hits: 10, windowSeconds: quarterHour },
    { name: 'first-admin:everyone', subject: '', hits: 60, windowSeconds: quarterHour },
  ]
}
