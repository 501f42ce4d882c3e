import { changeAnnouncementStatus } from '@naikkelas/contract/content'
import { call } from '../../../shared/api/call.ts'
import type { ChangeStatus } from '../content/change-status.ts'

export const changeAnnouncements: ChangeStatus = (action, ids) =>
  call(changeAnnouncementStatus, { body: { action, ids: [...ids] } })
