import type { OwnCertificate, OwnCourse } from '@naikkelas/contract/learning'

export interface CourseCertificate {
  id: string
  code: string
  /** Without the name of a person there is no file yet. */
  hasFile: boolean
}

/** The valid certificate of a course; null without one. */
export function certificateOf(
  { number }: Pick<OwnCourse, 'number'>,
  certificates: readonly OwnCertificate[],
): CourseCertificate | null {
  const found = certificates.find(({ courseNumber, isRevoked }) => courseNumber === number && !isRevoked)
  return found ? { id: found.id, code: found.code, hasFile: found.isNamed } : null
}
