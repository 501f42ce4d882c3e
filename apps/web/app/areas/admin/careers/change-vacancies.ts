import { changeVacancyStatus } from '@naikkelas/contract/content'
import { call } from '../../../shared/api/call.ts'
import type { ChangeStatus } from '../content/change-status.ts'

export const changeVacancies: ChangeStatus = (action, ids) =>
  call(changeVacancyStatus, { body: { action, ids: [...ids] } })
