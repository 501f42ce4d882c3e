/** Who looks at it. */
export interface ViewingAdmin {
  id: string
  isSuperAdmin: boolean
  mayManage: boolean
  /** Whether courses can be looked for. */
  maySeeCourses: boolean
}
