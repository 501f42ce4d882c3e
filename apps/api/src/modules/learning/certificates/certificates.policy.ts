import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'
import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** Every learner has certificates. */
export const ownCertificates = (_actor: Learner) => true

/** Admins who see courses see who completed them. */
export const viewCertificates = (actor: Admin) => hasCapability(actor, 'courses', 'view')

export const manageCertificates = (actor: Admin) => hasCapability(actor, 'courses', 'manage')

/** Numbers can be guessed: they follow each other. */
export const checkLimits = (clientAddress: string): Limit[] => [
  { name: 'certificates:check', subject: networkOf(clientAddress), hits: 60, windowSeconds: 600 },
]

/** A page is drawn for each. */
export const fileLimits = (readerId: string): Limit[] => [
  { name: 'certificates:file', subject: readerId, hits: 60, windowSeconds: 600 },
]

/** A name changes seldom. */
export const reissueLimits = (learnerId: string): Limit[] => [
  { name: 'certificates:reissue', subject: learnerId, hits: 10, windowSeconds: 86_400 },
]

/** Drawn with each pause in typing. */
export const previewLimits = (adminId: string): Limit[] => [
  { name: 'certificates:preview', subject: adminId, hits: 300, windowSeconds: 600 },
]
